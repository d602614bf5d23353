/** Messages of the sales page. */
export const messages = {
  name: 'Vente |||| Ventes',
  untitled: 'Commande sans numéro',
  columns: { order: 'Commande', discount: 'Remise' },
  fields: {
    number: 'Commande',
    customer: 'Client',
    total: 'Total',
    currency: 'Devise',
    discountValue: 'Remise',
    discountCode: 'Code de remise',
    pointsEarned: 'Points gagnés',
    source: 'Origine',
    createdAt: 'Commandé',
  },
  filters: { search: 'Recherche', source: 'Origine', dates: 'Date de commande' },
  views: { voucher: 'Bon', referral: 'Parrainage' },
  values: { source: { voucher: 'Bon', referral: 'Parrainage', none: 'Autre' }, total: { unknown: 'Inconnu' } },
  missing:
    'Votre boutique ne partage pas ses commandes ici : cette liste montre les commandes qui ont rapporté des points, une ligne par récompense, sans leur total.',
  period: {
    label: 'Période',
    all: 'Depuis le début',
    custom: 'Jours choisis',
    days7: '7 derniers jours',
    days30: '30 derniers jours',
    days90: '90 derniers jours',
    days365: '365 derniers jours',
  },
  totals: {
    title: 'Totaux',
    loading: 'Chargement des totaux',
    failed: 'Les totaux n’ont pas pu être chargés',
    newest:
      'Totaux des %{count} commandes les plus récentes sur %{total}. Choisissez une période plus courte pour toutes les compter.',
    unknown:
      'Sans %{smart_count} commande dont le total est inconnu |||| Sans %{smart_count} commandes dont le total est inconnu',
    share: '%{smart_count} commande, %{share} |||| %{smart_count} commandes, %{share}',
    orders: '%{smart_count} commande |||| %{smart_count} commandes',
    none: 'Aucune',
    value: {
      name: 'Valeur des commandes',
      formula: 'Somme des totaux de toutes les commandes de la liste, par devise.',
    },
    voucher: { name: 'Avec un bon', formula: 'Somme des commandes pour lesquelles le client a utilisé un bon.' },
    referral: { name: 'Par parrainage', formula: 'Somme des commandes arrivées par un lien de parrainage.' },
    discount: { name: 'Remises', formula: 'Ce que les bons ont déduit des commandes de la liste.' },
  },
  attribution:
    'Une commande compte comme Bon si le client a utilisé le code d’une récompense, comme Parrainage s’il est arrivé par un lien de parrainage, et sinon comme Autre. Chaque commande compte une seule fois.',
  rewards: {
    title: 'Récompenses de cette commande',
    loading: 'Chargement des récompenses',
    failed: 'Les récompenses de cette commande n’ont pas pu être chargées',
    none: 'Aucune récompense pour cette commande.',
    noCustomer: 'Cette commande n’a pas de client : ses récompenses sont introuvables.',
    newest: 'Seules les %{count} récompenses les plus récentes de ce client ont été examinées.',
    all: 'Toutes les récompenses de ce client',
  },
  open: 'Voir la commande dans votre boutique',
};
