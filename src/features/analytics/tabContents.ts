/** What each tab shows. */

import { customers } from '../../../resources/customers';
import type { Entity } from '../../../resources/entity';
import { faq } from '../../../resources/faq';
import { reviews } from '../../../resources/reviews';
import { rewards } from '../../../resources/rewards';
import type { AnalyticsTab } from '../../slots/parts';
import type { FigureName, Metric } from './figures';

/** The number of records of a filtered list. */
export interface ListTotal {
  /** Its label is `analytics.totals.<name>`. */
  name: string;
  entity: Entity;
  filters: Readonly<Record<string, string>>;
}

export interface TabContent {
  figures: readonly FigureName[];
  /** Metrics of each chart; the title is `analytics.charts.<name>`. */
  charts: readonly { name: string; metrics: readonly Metric[] }[];
  /** Totals of lists within the period. */
  periodTotals: readonly ListTotal[];
  /** Totals of lists as of now. */
  currentTotals: readonly ListTotal[];
  /** Shows the points that all customers have. */
  hasPoints?: boolean;
  /** Shows rewards by reason. */
  hasReasons?: boolean;
  /** Shows the distribution of ratings. */
  hasRatings?: boolean;
  /** Shows how many of the negative and of the positive reviews are hidden. */
  hasFairness?: boolean;
}

const statuses = ['approved', 'pending', 'rejected'] as const;
const pointsChart = { name: 'points', metrics: ['pointsEarned', 'pointsSpent'] } as const;
const allCustomers: ListTotal = { name: 'customers', entity: customers, filters: {} };
const allReviews: ListTotal = { name: 'reviews', entity: reviews, filters: {} };
const allQuestions: ListTotal = { name: 'questions', entity: faq, filters: {} };
const waitingRewards: ListTotal = { name: 'waitingRewards', entity: rewards, filters: { status: 'pending' } };

/** Totals of a kind of rewards by status. */
const byStatus = (filters: Readonly<Record<string, string>>): readonly ListTotal[] =>
  statuses.map((status) => ({ name: status, entity: rewards, filters: { status, ...filters } }));

export const tabContents: Readonly<Record<AnalyticsTab, TabContent>> = {
  overview: {
    figures: [
      'pointsEarned',
      'pointsSpent',
      'redemptionRate',
      'referrals',
      'reviews',
      'averageRating',
      'questions',
      'newCustomers',
    ],
    charts: [pointsChart],
    periodTotals: [],
    currentTotals: [allCustomers, allReviews, allQuestions],
    hasPoints: true,
    hasRatings: true,
  },
  points: {
    figures: ['pointsEarned', 'pointsSpent', 'redemptionRate'],
    charts: [pointsChart],
    periodTotals: byStatus({ type: 'points' }),
    currentTotals: [],
    hasPoints: true,
    hasReasons: true,
  },
  rewards: {
    figures: ['rewards', 'vouchersUsed', 'discountValue'],
    charts: [
      { name: 'rewards', metrics: ['rewards', 'vouchersUsed'] },
      { name: 'discountValue', metrics: ['discountValue'] },
    ],
    periodTotals: [
      { name: 'rewards', entity: rewards, filters: {} },
      { name: 'vouchers', entity: rewards, filters: { type: 'coupon_code' } },
      ...byStatus({ type: 'coupon_code' }).map((total) => ({ ...total, name: `${total.name}Vouchers` })),
    ],
    currentTotals: [waitingRewards],
  },
  referrals: {
    figures: ['referrals'],
    charts: [{ name: 'referrals', metrics: ['referrals'] }],
    periodTotals: byStatus({ taskType: 'refer_a_friend' }),
    currentTotals: [],
  },
  reviews: {
    figures: ['reviews', 'averageRating'],
    charts: [
      { name: 'reviews', metrics: ['reviews'] },
      { name: 'averageRating', metrics: ['averageRating'] },
    ],
    periodTotals: [],
    currentTotals: [
      allReviews,
      { name: 'published', entity: reviews, filters: { status: 'approved' } },
      { name: 'waitingReviews', entity: reviews, filters: { status: 'pending' } },
    ],
    hasRatings: true,
    hasFairness: true,
  },
  questions: {
    figures: ['questions'],
    charts: [{ name: 'questions', metrics: ['questions'] }],
    periodTotals: [],
    currentTotals: [
      allQuestions,
      { name: 'answered', entity: faq, filters: { filter: 'answered' } },
      { name: 'unanswered', entity: faq, filters: { filter: 'unanswered' } },
    ],
  },
  customers: {
    figures: ['newCustomers'],
    charts: [{ name: 'newCustomers', metrics: ['newCustomers'] }],
    periodTotals: [],
    currentTotals: [allCustomers],
    hasPoints: true,
  },
};
