/** The events that rules react to, as searches over the records that the console can list. */
import { customers } from '../../../../resources/customers';
import type { Entity } from '../../../../resources/entity';
import { faq } from '../../../../resources/faq';
import { reviews } from '../../../../resources/reviews';
import { rewards } from '../../../../resources/rewards';
import { type ConsoleRecord, getFieldValue } from '../../../engine/records/consoleRecord';
import { toDay } from '../../../lib/format/day';
import { type Rule, toNumber } from './rule';

export const DAY_MS = 86_400_000;

type TriggerValues = Rule['trigger'];

/** A setting of a trigger besides its type. */
export type TriggerSetting = 'days' | 'rating' | 'taskType' | 'status';

/** The searched period in milliseconds: an event counts if it happened from `from` to `now`. */
export interface Period {
  from: number;
  now: number;
}

export interface Trigger {
  entity: Entity;
  settings: readonly TriggerSetting[];
  /** Filters of the list that contains every match. */
  getFilters(values: TriggerValues, period: Period): Readonly<Record<string, string>>;
  /** The API's sort value. */
  sort: string;
  /**
   * Instant of the event in milliseconds; null if it has not happened to the record.
   * @param now the end of the searched period: reading takes a while, so the clock is later
   */
  getTime(record: ConsoleRecord, values: TriggerValues, now: number): number | null;
  /** Whether all later records of the list are out of the period, so that reading can stop. */
  isPast?(record: ConsoleRecord, values: TriggerValues, period: Period): boolean;
  /** Whether matches must have no reward since the event's days. */
  needsInactivity?: boolean;
}

/** The instant in a field of a record in milliseconds; null if there is none. */
function getInstant(record: ConsoleRecord, path: string): number | null {
  const value = getFieldValue(record, path);
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

const getDays = ({ days }: TriggerValues) => Math.max(0, toNumber(days)) * DAY_MS;

/** The creation of a record plus the rule's days. */
const getTimeAfterCreation = (record: ConsoleRecord, values: TriggerValues): number | null => {
  const created = getInstant(record, 'createdAt');
  return created === null ? null : created + getDays(values);
};

const isOlder: Trigger['isPast'] = (record, values, { from }) =>
  (getTimeAfterCreation(record, values) ?? Number.POSITIVE_INFINITY) < from;

/** The first day of a list of rewards that contains the events of a period. */
const dateFrom = (values: TriggerValues, { from }: Period) => toDay(new Date(from - getDays(values) - DAY_MS));

const newestFirst = {
  settings: [],
  getFilters: () => ({}),
  sort: 'createdAtDesc',
  getTime: (record) => getInstant(record, 'createdAt'),
  isPast: isOlder,
} as const satisfies Omit<Trigger, 'entity'>;

/** Triggers by their type. */
export const triggers: Readonly<Record<string, Trigger>> = {
  rewardGiven: {
    entity: rewards,
    settings: ['taskType'],
    getFilters: ({ taskType }, { from }) => ({
      dateFrom: toDay(new Date(from - DAY_MS)),
      ...(taskType !== '' && { taskType }),
    }),
    sort: '',
    getTime: (record) => getInstant(record, 'createdAt'),
  },
  rewardStatus: {
    entity: rewards,
    settings: ['status', 'days'],
    getFilters: (values, period) => ({ dateFrom: dateFrom(values, period), status: values.status }),
    sort: '',
    getTime: getTimeAfterCreation,
  },
  rewardExpiring: {
    entity: rewards,
    settings: ['days'],
    getFilters: () => ({ status: 'approved' }),
    sort: '',
    getTime(record, values, now) {
      const expires = getInstant(record, 'expiresAt');
      const amount = record['amount'];
      // Deductions expire with nothing left to use.
      if (expires === null || expires < now || (typeof amount === 'number' && amount < 0)) return null;
      return expires - getDays(values);
    },
  },
  reviewWritten: { entity: reviews, ...newestFirst },
  reviewPublished: {
    entity: reviews,
    settings: [],
    getFilters: () => ({ status: 'approved' }),
    sort: 'createdAtDesc',
    getTime: (record) => getInstant(record, 'publishedAt'),
  },
  reviewRated: {
    ...newestFirst,
    entity: reviews,
    settings: ['rating'],
    getFilters: ({ rating }) => ({ rating: ['1', '2', '3', '4', '5'].slice(0, toNumber(rating)).join(',') }),
  },
  questionAsked: { entity: faq, ...newestFirst },
  questionUnanswered: {
    ...newestFirst,
    entity: faq,
    settings: ['days'],
    getFilters: () => ({ filter: 'unanswered' }),
    getTime: getTimeAfterCreation,
  },
  customerJoined: { entity: customers, ...newestFirst, sort: 'createdAt_desc' },
  customerInactive: {
    entity: customers,
    settings: ['days'],
    getFilters: () => ({}),
    sort: 'createdAt_asc',
    // The last activity before that is unknown, so a customer is inactive now.
    getTime: (record, values, now) => ((getTimeAfterCreation(record, values) ?? Infinity) <= now ? now : null),
    isPast: (record, values, { now }) => (getTimeAfterCreation(record, values) ?? 0) > now,
    needsInactivity: true,
  },
};

/** The trigger of a rule; null if its type is unknown. */
export function getTrigger({ trigger: { type } }: Pick<Rule, 'trigger'>): Trigger | null {
  return (Object.hasOwn(triggers, type) && triggers[type]) || null;
}
