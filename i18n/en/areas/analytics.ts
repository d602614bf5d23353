import { defineMessages } from '../../englishMessages';

/** Messages of the analytics. */
export const messages = defineMessages('analytics', {
  toolbar: 'View options',
  more: 'More actions',
  refresh: 'Refresh',
  print: 'Print',
  csv: 'Download CSV',
  csvFailed: 'The file couldn’t be created. %{reason} Try again.',
  csvStart: 'Start',
  csvStartUtc: 'Start (UTC)',
  csvPrevious: '%{name} (previous period)',
  timeZone: 'Time zone: %{timeZone}',
  wholeDays: 'Whole days, unlike on the dashboard',
  ratingsSince: 'Since %{time}, as on the dashboard',
  utc: 'Chart intervals are in UTC, so the first and the last one may be incomplete.',
  compare: 'Compare with previous period',
  previous: 'Previous period',
  before: 'previous %{days} days',
  beforeDay: 'previous day',
  before24h: 'previous 24 hours',
  shareBefore: '%{share} in the %{before}',
  open: 'Open list: %{name}',
  figuresTitle: 'Statistics for this period',
  inPeriod: {
    points: 'Points rewards in this period',
    rewards: 'Rewards and vouchers in this period',
    referrals: 'Referral rewards in this period',
  },
  current: 'Right now',
  reasons: 'Approved rewards by activity',
  failed: 'We couldn’t load your statistics',
  stale: 'We couldn’t refresh these numbers. They’re shown as last loaded.',
  compareFailed: 'We couldn’t load the previous period',
  totalsFailed: 'We couldn’t load some of these numbers',
  noSeries:
    'Your store has no statistics over time, so there’s no chart or comparison. You see totals to date and totals from the lists.',
  noSeriesNorTotals:
    'Your store has no statistics over time, and its totals cover only 24 hours, 7 days, and 30 days. For this period, you see totals from the lists.',
  unreported: 'Not available for your store: %{names}.',
  partial: 'Part of this period has no data for: %{names}. No total is shown.',
  noValues: 'These statistics aren’t available for your store.',
  noSteps: 'No statistics for this period.',
  empty: 'No activity in this period.',
  serverTotal: 'Total for the period up to now, to the minute.',
  fair: {
    title: 'Hidden reviews',
    negative: '1 and 2 stars',
    positive: '4 and 5 stars',
    hidden: '%{share} hidden (%{hidden} of %{total})',
    biased: 'Negative reviews are hidden more often than positive ones',
    biasedText:
      'In many countries, consumer law requires that reviews are published whatever their rating. Check the hidden ones.',
    note: 'Reviews that aren’t published count as hidden, also those that still wait for you.',
  },
  tabs: {
    label: 'Analytics',
    overview: 'Overview',
    points: 'Points',
    rewards: 'Rewards and vouchers',
    referrals: 'Referrals',
    reviews: 'Reviews',
    questions: 'Questions',
    customers: 'Customers',
  },
  period: {
    label: 'Period',
    days: 'Days',
    '24h': 'Last 24 hours',
    '7d': 'Last 7 days',
    '30d': 'Last 30 days',
    '90d': 'Last 90 days',
    '365d': 'Last 365 days',
    custom: 'Custom range',
  },
  interval: { label: 'Group by', day: 'Day', week: 'Week', month: 'Month' },
  charts: {
    points: 'Points earned and redeemed',
    rewards: 'Rewards and used vouchers',
    discountValue: 'Discount given',
    referrals: 'Referrals',
    reviews: 'Reviews',
    averageRating: 'Average rating',
    questions: 'Questions',
    newCustomers: 'New customers',
  },
  figures: {
    pointsEarned: {
      name: 'Points earned',
      formula:
        'Points that customers earned by approved rewards, counted on the day each reward was created. Points that you added aren’t included.',
    },
    pointsSpent: {
      name: 'Points redeemed',
      formula:
        'Points that customers redeemed, counted on the day each reward was created. Points that you deducted and expired points aren’t included.',
    },
    redemptionRate: {
      name: 'Redemption rate',
      formula:
        'Points redeemed divided by points earned in the same period, without points that you added or deducted. Above 100% if customers redeem what they earned before.',
    },
    rewards: {
      name: 'Rewards',
      formula: 'Number of rewards created in the period, with any status.',
    },
    vouchersUsed: {
      name: 'Vouchers used',
      formula: 'Number of vouchers used. The list shows all approved vouchers from the period.',
    },
    discountValue: {
      name: 'Discount given',
      formula:
        'Total discounts in %{currency} from used vouchers. The list shows all approved vouchers from the period.',
    },
    referrals: {
      name: 'Referrals',
      formula: 'Number of approved rewards for referring a friend, counted on the day each reward was created.',
    },
    reviews: {
      name: 'Reviews',
      formula:
        'Number of reviews created in the period, published or not. The list shows all reviews, newest first, because it can’t be filtered by date.',
    },
    averageRating: {
      name: 'Average rating',
      formula:
        'Total stars divided by the number of reviews created in the period. The list shows all reviews, newest first, because it can’t be filtered by date.',
    },
    questions: {
      name: 'Questions',
      formula:
        'Number of questions asked in the period, answered or not. The list shows all questions, newest first, because it can’t be filtered by date.',
    },
    newCustomers: {
      name: 'New customers',
      formula:
        'Number of customers created in the period. The list shows all customers, newest first, because it can’t be filtered by date.',
    },
  },
  totals: {
    customers: 'Customers',
    points: 'Outstanding points',
    reviews: 'Reviews',
    questions: 'Questions',
    waitingRewards: 'Rewards to approve',
    approved: 'Approved',
    pending: 'Pending',
    rejected: 'Rejected',
    rewards: 'All rewards',
    vouchers: 'All vouchers',
    approvedVouchers: 'Approved vouchers',
    pendingVouchers: 'Pending vouchers',
    rejectedVouchers: 'Rejected vouchers',
    published: 'Published reviews',
    waitingReviews: 'Reviews to moderate',
    answered: 'Answered questions',
    unanswered: 'Unanswered questions',
  },
});
