/** French messages. */
export default {
  resources: {
    deliveries: {
      name: 'Livraison |||| Livraisons',
      noun: 'livraison |||| livraisons',
      untitled: 'Livraison sans numéro',
      fields: { number: 'Livraison', status: 'Statut', reminders: 'Relances', createdAt: 'Envoyée' },
      filters: { search: 'Rechercher', status: 'Statut' },
      sorts: { createdAt_desc: 'Plus récentes d’abord' },
      views: { late: 'En retard' },
      values: { status: { late: 'En retard', delivered: 'Livrée' } },
    },
  },
  acme: {
    banner: 'Livré sous %{smart_count} jour |||| Livré sous %{smart_count} jours',
    strike: 'Des livraisons ont du retard à cause d’une grève.',
    signIn: 'Les livraisons sont gratuites cette semaine.',
    remind: { label: 'Relancer les transporteurs', done: 'Transporteurs relancés' },
    late: {
      words: 'retard',
      advice:
        'Interrogez le transporteur sur %{smart_count} livraison. |||| Interrogez le transporteur sur %{smart_count} livraisons.',
      title: 'Livraisons en retard',
      none: 'Aucune livraison en retard',
      count: '%{smart_count} livraison en retard |||| %{smart_count} livraisons en retard',
    },
    market: { title: 'Place de marché' },
    courier: { title: 'Transporteur', name: 'Nom du transporteur' },
    tab: {
      title: 'Livraisons',
      sent: '%{smart_count} livraison du %{firstDay} au %{lastDay} |||| %{smart_count} livraisons du %{firstDay} au %{lastDay}',
    },
  },
  loyalty: { tasks: { visit_store: 'Visiter la boutique' }, rewards: { courier_delivery: 'Livraison par coursier' } },
  templateEditor: { variables: { names: { courierName: 'Transporteur' } } },
  otherWidgets: { types: { DeliveryBanner: { name: 'Bannière de livraison' } } },
  automation: {
    triggers: {
      deliveryLate: { label: 'Une livraison est en retard', sentence: 'Une livraison est en retard depuis %{days}' },
    },
  },
};
