/** Points that are added to a customer by hand, and the proof that they were added once. They are read as rewards. */
import * as z from 'zod/mini';
import { customers } from './customers';
import { customerWrites } from './loyalty/customerWrites';
import { defineProof, type Facts, type Finding, findAdded, knownItems, type ReadRecord, toKnownItems } from './proof';
import type { RecordKind } from './recordKind';
import { rewards } from './rewards';
import { id, number } from './shapes';
import { defaultSort } from './sorts';

/** Adjustment of a customer's points. */
const pointsDraftShape = z.object({
  customerId: id,
  /** Not 0. Negative numbers deduct points. */
  points: z.int(),
  /** For the team. */
  adminNote: z.optional(z.string()),
  customerNote: z.optional(z.string()),
});

/** Added points. `totalPoints` is the balance afterwards; null if the response doesn't have it. */
const addedPointsShape = z.looseObject({ _id: id, points: number, totalPoints: number });

/** Points of a customer. Each part is null if it couldn't be read. */
interface PointsState {
  customer: ReadRecord | null;
  /** The newest entries of the activity. */
  entries: readonly { id: string; points: number; isManual: boolean }[] | null;
}

const knownShape = z.object({ balance: z.nullable(z.number()), entries: knownItems });
type KnownPoints = z.infer<typeof knownShape>;

/** Entries read before and after, which bounds how many may be added in between. */
const MAX_ENTRIES = 25;

/**
 * Compares the balance and the customer's activity. Points are sent even if neither can be read, as customers of some
 * APIs have no balance.
 */
const pointsProof = defineProof<PointsState, KnownPoints>({
  async read({ getOne, getList }, { customerId }) {
    const [customer, activity] = await Promise.allSettled([
      getOne(customers.name, { id: String(customerId) }),
      getList(rewards.name, {
        filter: { customerId },
        pagination: { page: 1, perPage: MAX_ENTRIES },
        sort: defaultSort(rewards),
      }),
    ]);
    return {
      customer: customer.status === 'fulfilled' ? customer.value.data : null,
      entries: activity.status === 'fulfilled' ? activity.value.data.map(toEntry) : null,
    };
  },
  known: knownShape,
  toKnown: ({ customer, entries }) => ({
    balance: getBalance(customer),
    entries: entries && toKnownItems(entries, MAX_ENTRIES),
  }),
  canLookup: ({ balance }) => balance !== null,
  isConfirmed: ({ points }, { balance }, answer) => balance !== null && getBalance(answer) === balance + Number(points),
  find(draft, known, state, answer) {
    const points = Number(draft['points']);
    const balance = getBalance(state.customer);
    const expected = known.balance === null ? null : known.balance + points;
    const added = known.entries && state.entries ? findAdded(state.entries, known.entries) : [];
    /** How often the points were added by hand. */
    const times = added.filter((entry) => entry.isManual && entry.points === points).length;
    const facts: Facts = { points: Math.abs(points), excess: Math.abs(points * (times - 1)), balance, expected };
    if (times > 1) return { kind: 'repeated', times, record: null, extra: [], facts };

    const once: Finding = { kind: 'once', record: null };
    const change = balance === null || known.balance === null ? null : balance - known.balance;
    /** Whether the new entries add up to the change of the balance. */
    const isExplained = added.length > 0 && change === added.reduce((sum, entry) => sum + entry.points, 0);
    if (answer) {
      if (change === null || change === points || (times === 1 && isExplained)) return once;
      return { kind: 'mismatch', facts };
    }
    if (times === 1) return once;
    const fresh = state.customer;
    if (change === null) return { kind: 'unknown', fresh };
    if (change === 0 || isExplained) return { kind: 'absent', fresh };
    // Without an activity, the balance alone decides.
    return change === points && state.entries === null ? once : { kind: 'unknown', fresh };
  },
  correct({ times }, draft) {
    const points = -Number(draft['points']) * (times - 1);
    const label = points < 0 ? 'correct' : 'correctUp';
    return [{ method: 'create', resource: 'points', data: { ...draft, points }, key: 'fix', label }];
  },
  belongsTo: ({ customerId }) => ({ resource: customers.name, id: String(customerId) }),
});

const getBalance = (customer: ReadRecord | null): number | null =>
  typeof customer?.['totalPoints'] === 'number' ? customer['totalPoints'] : null;

const toEntry = ({ id: entryId, type, amount, task_type }: ReadRecord) => ({
  id: entryId,
  points: type === 'points' && typeof amount === 'number' ? amount : 0,
  isManual: task_type === 'wallet_adjustment' || task_type === null,
});

export const points = {
  title: 'points',
  shape: addedPointsShape,
  path: 'loyalty/add_points',
  write: {
    draft: pointsDraftShape,
    answer: ({ customer }) => ({ totalPoints: Object(customer).totalPoints }),
    isAnswerPartial: true,
    proof: pointsProof,
    ...customerWrites,
  },
} as const satisfies RecordKind;
