import type { messages as english } from '../../en/areas/analytics';
import type { Translation } from '../../translation';

/** Messages of the analytics. */
export const messages = {
  toolbar: 'Données affichées',
  more: 'Autres actions',
  refresh: 'Actualiser',
  print: 'Imprimer',
  csv: 'Télécharger en CSV',
  csvFailed: 'Impossible de créer le fichier. %{reason} Réessayez.',
  csvStart: 'Début',
  csvStartUtc: 'Début (UTC)',
  csvPrevious: '%{name} (période précédente)',
  timeZone: 'Fuseau horaire : %{timeZone}',
  wholeDays: 'Jours entiers, contrairement au tableau de bord',
  ratingsSince: 'Depuis le %{time}, comme sur le tableau de bord',
  utc: 'Les étapes de ce graphique sont en UTC : la première et la dernière peuvent être incomplètes.',
  compare: 'Comparer à la période précédente',
  previous: 'Période précédente',
  before: 'les %{days} jours précédents',
  beforeDay: 'le jour précédent',
  before24h: 'les 24 heures précédentes',
  shareBefore: '%{share} (%{before})',
  open: 'Ouvrir la liste : %{name}',
  figuresTitle: 'Chiffres de la période',
  inPeriod: {
    points: 'Récompenses en points sur cette période',
    rewards: 'Récompenses et bons d’achat sur cette période',
    referrals: 'Récompenses de parrainage sur cette période',
  },
  current: 'En ce moment',
  reasons: 'Récompenses approuvées par activité',
  failed: 'Impossible de charger les statistiques',
  stale: 'Impossible d’actualiser les statistiques. Voici les dernières connues.',
  compareFailed: 'Impossible de charger la période précédente',
  totalsFailed: 'Impossible de charger certains de ces chiffres',
  noSeries:
    'L’évolution dans le temps n’est pas disponible pour votre boutique : vous voyez les totaux à ce jour et ceux des listes, sans graphique ni comparaison.',
  noSeriesNorTotals:
    'L’évolution dans le temps n’est pas disponible pour votre boutique, et les totaux n’existent que pour 24 heures, 7 jours et 30 jours. Pour cette période, vous voyez les totaux des listes.',
  unreported: 'Non disponible pour votre boutique : %{names}.',
  partial: 'Données incomplètes pour cette période : %{names}. Leur total n’est pas affiché.',
  noValues: 'Ces chiffres ne sont pas disponibles pour votre boutique.',
  noSteps: 'Aucun chiffre pour cette période.',
  empty: 'Aucune activité pendant cette période.',
  serverTotal: 'Total à ce jour, à la minute près.',
  fair: {
    title: 'Avis masqués',
    negative: '1 et 2 étoiles',
    positive: '4 et 5 étoiles',
    hidden: '%{share} masqués (%{hidden} sur %{total})',
    biased: 'Les avis négatifs sont plus souvent masqués que les avis positifs',
    biasedText:
      'Dans de nombreux pays, le droit de la consommation impose de publier les avis quelle que soit leur note. Vérifiez ceux qui sont masqués.',
    note: 'Les avis non publiés comptent comme masqués, même ceux qui vous attendent encore.',
  },
  tabs: {
    label: 'Statistiques',
    overview: 'Vue d’ensemble',
    points: 'Points',
    rewards: 'Récompenses et bons d’achat',
    referrals: 'Parrainages',
    reviews: 'Avis',
    questions: 'Questions',
    customers: 'Clients',
  },
  period: {
    label: 'Période',
    days: 'Jours',
    '24h': 'Dernières 24 heures',
    '7d': '7 derniers jours',
    '30d': '30 derniers jours',
    '90d': '90 derniers jours',
    '365d': '365 derniers jours',
    custom: 'Choisir les jours',
  },
  interval: { label: 'Par', day: 'Jour', week: 'Semaine', month: 'Mois' },
  charts: {
    points: 'Points gagnés et échangés',
    rewards: 'Récompenses et bons d’achat utilisés',
    discountValue: 'Remises accordées',
    referrals: 'Parrainages',
    reviews: 'Avis',
    averageRating: 'Note moyenne',
    questions: 'Questions',
    newCustomers: 'Nouveaux clients',
  },
  figures: {
    pointsEarned: {
      name: 'Points gagnés',
      formula:
        'Points que les clients ont gagnés par des récompenses approuvées, selon leur jour de création. Sans les points que vous avez ajoutés.',
    },
    pointsSpent: {
      name: 'Points échangés',
      formula:
        'Points que les clients ont échangés, selon le jour de création. Sans les points que vous avez déduits ni les points expirés.',
    },
    redemptionRate: {
      name: 'Taux d’échange',
      formula:
        'Points échangés divisés par les points gagnés sur la même période, sans les points que vous avez ajoutés ou déduits. Au-dessus de 100 % si les clients échangent des points gagnés avant.',
    },
    rewards: {
      name: 'Récompenses',
      formula: 'Nombre de récompenses créées pendant la période, quel que soit leur statut.',
    },
    vouchersUsed: {
      name: 'Bons d’achat utilisés',
      formula:
        'Nombre de bons d’achat comptés comme utilisés. La liste contient tous les bons d’achat approuvés de la période.',
    },
    discountValue: {
      name: 'Remises accordées',
      formula:
        'Somme des remises en %{currency} des bons d’achat utilisés. La liste contient tous les bons d’achat approuvés de la période.',
    },
    referrals: {
      name: 'Parrainages',
      formula: 'Nombre de récompenses de parrainage approuvées, selon leur jour de création.',
    },
    reviews: {
      name: 'Avis',
      formula:
        'Nombre d’avis créés pendant la période, publiés ou non. La liste contient tous les avis, du plus récent au plus ancien, sans limite de dates.',
    },
    averageRating: {
      name: 'Note moyenne',
      formula:
        'Somme des étoiles divisée par le nombre d’avis créés pendant la période. La liste contient tous les avis, du plus récent au plus ancien, sans limite de dates.',
    },
    questions: {
      name: 'Questions',
      formula:
        'Nombre de questions posées pendant la période, avec ou sans réponse. La liste contient toutes les questions, de la plus récente à la plus ancienne, sans limite de dates.',
    },
    newCustomers: {
      name: 'Nouveaux clients',
      formula:
        'Nombre de clients créés pendant la période. La liste contient tous les clients, du plus récent au plus ancien, sans limite de dates.',
    },
  },
  totals: {
    customers: 'Clients',
    points: 'Points détenus par les clients',
    reviews: 'Avis',
    questions: 'Questions',
    waitingRewards: 'Récompenses à approuver',
    approved: 'Approuvées',
    pending: 'En attente',
    rejected: 'Refusées',
    rewards: 'Toutes les récompenses',
    vouchers: 'Tous les bons d’achat',
    approvedVouchers: 'Bons d’achat approuvés',
    pendingVouchers: 'Bons d’achat en attente',
    rejectedVouchers: 'Bons d’achat refusés',
    published: 'Avis publiés',
    waitingReviews: 'Avis à modérer',
    answered: 'Questions avec réponse',
    unanswered: 'Questions sans réponse',
  },
} satisfies Translation<typeof english>;
