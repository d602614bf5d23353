/** Messages of the billing page. */
export const messages = {
  subtitle: 'Votre forfait, ce que vous en utilisez et vos factures.',
  loading: 'Chargement de la facturation',
  failed: 'La facturation n’a pas pu être chargée',
  missing:
    'Les prix, la consommation et les factures ne sont pas disponibles ici. Contactez l’assistance pour les demander.',
  empty: 'Aucune donnée',
  price: '%{amount} par %{period}',
  interval: { month: 'mois', year: 'an', none: 'période' },
  plan: {
    title: 'Forfait',
    renews: 'Renouvellement le %{date}.',
    cancel: 'Pour résilier, contactez l’assistance. Vous pouvez tout lire et tout exporter jusqu’à la fin du forfait.',
    contact: 'Contacter l’assistance',
  },
  metrics: { orders: 'Commandes', customers: 'Clients', emails: 'E-mails', messages: 'Messages', reviews: 'Avis' },
  usage: {
    title: 'Consommation',
    of: '%{used} sur %{limit}',
    unlimited: '%{used}, sans limite',
    level: { near: 'Proche de la limite', reached: 'Limite atteinte' },
    forecast: 'À ce rythme, environ %{count} d’ici au %{date}.',
    atLimitUnknown: 'Contactez l’assistance pour savoir ce qui s’arrête à cette limite.',
    console: 'Vous pouvez toujours lire et exporter vos données ici, même au-delà d’une limite.',
  },
  warning: {
    reached: 'Limite atteinte : %{metrics}',
    reachedText: 'Voyez ci-dessous ce qui s’arrête et quel forfait offre de la place.',
    near: 'Plus de 80 % de la limite : %{metrics}',
    nearText: 'Voyez ci-dessous ce qui s’arrête à la limite et quel forfait offre plus de place.',
  },
  plans: {
    title: 'Forfaits',
    current: 'Forfait actuel',
    choose: 'Choisir',
    chooseNamed: 'Choisir %{plan}',
    noLimit: 'Sans limite',
  },
  change: {
    title: 'Passer à %{plan}',
    now: 'Maintenant',
    afterwards: 'Ensuite',
    notKnown: 'Inconnu',
    more: '%{amount} de plus par %{period}.',
    less: '%{amount} de moins par %{period}.',
    same: 'Le prix reste le même.',
    differenceUnknown: 'La page de confirmation indique ce que vous payez.',
    period:
      'Votre période actuelle se termine le %{date}. La page de confirmation indique quand le nouveau prix commence.',
    text: 'Rien n’est encore facturé. Vous confirmez le changement sur la page suivante.',
    submit: 'Continuer vers la confirmation',
    done: 'Forfait changé pour %{plan}',
    failed: 'Le forfait n’a pas été changé. %{reason} Réessayez ou contactez l’assistance.',
    uncertain:
      'Nous n’avons pas pu vérifier que le changement a été demandé. %{reason} Vous pouvez réessayer sans risque : rien n’est facturé avant votre confirmation.',
    noPage:
      'Aucune page de confirmation sûre n’a pu être ouverte. Le forfait n’a pas changé. Réessayez ou contactez l’assistance.',
  },
  confirm: {
    title: 'Confirmez le passage à %{plan}',
    text: 'Le forfait change lorsque vous y confirmez. Revenez ensuite : cette page se met à jour.',
    open: 'Confirmer sur %{host}',
  },
  invoices: {
    title: 'Factures',
    date: 'Date',
    total: 'Total',
    document: 'Document',
    open: 'Ouvrir la facture',
  },
};
