import type { messages as english } from '../../en/areas/analytics';
import type { Translation } from '../../translation';

/** Messages of the analytics. */
export const messages = {
  toolbar: 'Données affichées',
  refresh: 'Actualiser',
  print: 'Imprimer',
  csv: 'Télécharger en CSV',
  csvStart: 'Début',
  csvPrevious: '%{name} (période précédente)',
  updated: 'Chargé %{time}',
  timeZone: 'Fuseau horaire : %{timeZone}',
  utc: 'Les étapes de ce graphique sont en UTC.',
  compare: 'Comparer à la période précédente',
  previous: 'Période précédente',
  before: 'les %{days} jours précédents',
  beforeDay: 'le jour précédent',
  before24h: 'les 24 heures précédentes',
  shareBefore: '%{share} sur : %{before}',
  open: 'Ouvrir la liste : %{name}',
  figuresTitle: 'Chiffres de la période',
  inPeriod: {
    points: 'Récompenses en points sur cette période',
    rewards: 'Récompenses et bons sur cette période',
    referrals: 'Récompenses de parrainage sur cette période',
  },
  current: 'En ce moment',
  reasons: 'Récompenses approuvées par motif',
  failed: 'Les chiffres n’ont pas pu être chargés',
  stale: 'Les chiffres n’ont pas pu être rechargés. Voici les derniers connus.',
  compareFailed: 'La période précédente n’a pas pu être chargée',
  totalsFailed: 'Certains de ces nombres n’ont pas pu être chargés',
  noSeries:
    'Ce serveur ne conserve pas de chiffres dans le temps : sans graphique ni comparaison, vous voyez ses totaux jusqu’à maintenant et les totaux des listes.',
  noSeriesNorTotals:
    'Ce serveur ne conserve pas de chiffres dans le temps et n’a de totaux que pour 24 heures, 7 jours et 30 jours : pour cette période, vous voyez les totaux des listes.',
  unreported: 'Ce serveur ne fournit pas : %{names}.',
  partial:
    'Pour une partie de cette période, le serveur n’a pas de valeurs pour : %{names}. Leur total n’est pas affiché.',
  noValues: 'Ce serveur ne fournit pas ces chiffres.',
  noSteps: 'Le serveur n’a pas de chiffres pour cette période.',
  empty: 'Il ne s’est rien passé pendant cette période.',
  serverTotal: 'C’est le total du serveur jusqu’à maintenant, à la minute près.',
  tabs: {
    label: 'Statistiques',
    overview: 'Vue d’ensemble',
    points: 'Points',
    rewards: 'Récompenses et bons',
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
    rewards: 'Récompenses et bons utilisés',
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
      formula: 'Somme des points des récompenses approuvées qui ajoutent des points, selon leur jour de création.',
    },
    pointsSpent: {
      name: 'Points échangés',
      formula: 'Somme des points des récompenses approuvées qui retirent des points, selon leur jour de création.',
    },
    redemptionRate: {
      name: 'Taux d’échange',
      formula: 'Points échangés divisés par les points gagnés sur la même période. La liste contient les deux.',
    },
    rewards: {
      name: 'Récompenses',
      formula: 'Nombre de récompenses créées pendant la période, quel que soit leur statut.',
    },
    vouchersUsed: {
      name: 'Bons utilisés',
      formula:
        'Nombre de bons que le serveur compte comme utilisés. La liste contient tous les bons approuvés de la période.',
    },
    discountValue: {
      name: 'Remises accordées',
      formula: 'Somme des remises des bons utilisés. La liste contient tous les bons approuvés de la période.',
    },
    referrals: {
      name: 'Parrainages',
      formula: 'Nombre de récompenses de parrainage approuvées, selon leur jour de création.',
    },
    reviews: {
      name: 'Avis',
      formula:
        'Nombre d’avis créés pendant la période, publiés ou non. La liste contient tous les avis, du plus récent au plus ancien : elle ne peut pas être limitée à des jours.',
    },
    averageRating: {
      name: 'Note moyenne',
      formula:
        'Somme des étoiles divisée par le nombre d’avis créés pendant la période. La liste contient tous les avis, du plus récent au plus ancien : elle ne peut pas être limitée à des jours.',
    },
    questions: {
      name: 'Questions',
      formula:
        'Nombre de questions posées pendant la période, avec ou sans réponse. La liste contient toutes les questions, de la plus récente à la plus ancienne : elle ne peut pas être limitée à des jours.',
    },
    newCustomers: {
      name: 'Nouveaux clients',
      formula:
        'Nombre de clients créés pendant la période. La liste contient tous les clients, du plus récent au plus ancien : elle ne peut pas être limitée à des jours.',
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
    vouchers: 'Tous les bons',
    approvedVouchers: 'Bons approuvés',
    pendingVouchers: 'Bons en attente',
    rejectedVouchers: 'Bons refusés',
    published: 'Avis publiés',
    waitingReviews: 'Avis à modérer',
    answered: 'Questions avec réponse',
    unanswered: 'Questions sans réponse',
  },
} satisfies Translation<typeof english>;
