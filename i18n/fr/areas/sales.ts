import type { messages as english } from '../../en/areas/sales';
import type { Translation } from '../../translation';

/** Messages of the sales page. */
export const messages = {
  name: 'Vente |||| Ventes',
  noun: 'vente |||| ventes',
  untitled: 'Commande sans numéro',
  named: 'la commande « %{title} »',
  columns: { order: 'Commande', discount: 'Remise' },
  fields: {
    number: 'Commande',
    customer: 'Client',
    total: 'Total',
    currency: 'Devise',
    discountValue: 'Remise',
    discountCode: 'Code promo',
    pointsEarned: 'Points gagnés',
    source: 'Origine',
    createdAt: 'Date de commande',
  },
  instants: { createdAt: { past: 'Passée %{time}' } },
  fieldNouns: { discountCode: 'code de réduction' },
  filters: { search: 'Recherche', source: 'Origine', dates: 'Date de commande' },
  views: { voucher: 'Bon d’achat', referral: 'Parrainage' },
  values: { source: { voucher: 'Bon d’achat', referral: 'Parrainage', none: 'Autre' }, total: { unknown: 'Inconnu' } },
  missing:
    'Votre boutique ne partage pas ses commandes ici : cette liste montre les commandes qui ont rapporté des points, une ligne par récompense, sans leur total.',
  period: {
    label: 'Période',
    all: 'Toutes les dates',
    custom: 'Jours choisis',
    days7: '7 derniers jours',
    days30: '30 derniers jours',
    days90: '90 derniers jours',
    days365: '365 derniers jours',
  },
  totals: {
    title: 'Totaux',
    loading: 'Chargement des totaux',
    failed: 'Impossible de charger les totaux',
    newest: 'Totaux des %{count} commandes les plus récentes sur %{total}',
    newestUnknown: 'Totaux des %{count} commandes les plus récentes',
    shorter: 'Choisissez une période plus courte pour compter toutes les commandes.',
    unknown:
      'Hors %{smart_count} commande dont le total est inconnu |||| Hors %{smart_count} commandes dont le total est inconnu',
    share: '%{smart_count} commande, %{share} |||| %{smart_count} commandes, %{share}',
    orders: '%{smart_count} commande |||| %{smart_count} commandes',
    none: 'Aucune',
    value: {
      name: 'Valeur des commandes',
      formula: 'Somme des totaux de toutes les commandes de la liste, par devise.',
    },
    voucher: {
      name: 'Avec un bon d’achat',
      formula: 'Somme des commandes pour lesquelles un client a utilisé un bon d’achat.',
    },
    referral: { name: 'Par parrainage', formula: 'Somme des commandes arrivées par un lien de parrainage.' },
    discount: { name: 'Remises', formula: 'Montant que les bons d’achat ont déduit des commandes de la liste.' },
  },
  attribution:
    'Une commande compte comme Bon d’achat si le client a utilisé le code d’une récompense, comme Parrainage s’il est arrivé par un lien de parrainage, et sinon comme Autre. Chaque commande compte une seule fois.',
  rewards: {
    title: 'Récompenses de cette commande',
    loading: 'Chargement des récompenses',
    failed: 'Impossible de charger les récompenses de cette commande',
    none: 'Aucune récompense pour cette commande.',
    noCustomer: 'Cette commande n’a pas de client : ses récompenses sont introuvables.',
    newest: 'Seules les %{count} récompenses les plus récentes de ce client ont été examinées.',
    all: 'Toutes les récompenses de ce client',
  },
  open: 'Voir la commande dans votre boutique',
} satisfies Translation<typeof english>;
