/**
 * Adds points with proof that they were added once. The browser resends a POST on its own if a reused connection closes
 * without a response, and not every API knows the Idempotency-Key. So the balance and the customer's activity are
 * compared with those before.
 */

import * as z from 'zod/mini';
import { rewards } from '../../resources/rewards';
import { defaultSort } from '../../resources/sorts';
import { AppError, toAppError } from '../errors';
import type { ConsoleDataProvider } from '../index';
import { withoutUncertainty } from '../uncertainty';
import { type AttemptStore, createAttempts, createLostError } from './attempts';
import type { PointsDraft } from './customers';
import { queueByCustomer } from './queueByCustomer';

export type PointsOutcome =
  | { kind: 'added' }
  /** The activity has several new entries with these points. */
  | { kind: 'repeated'; times: number; balance: number | null; expected: number | null }
  /** The API confirmed the points, but the balance is another one and the activity doesn't explain it. */
  | { kind: 'mismatch'; balance: number; expected: number }
  /** The response was lost. `balance` is null if it couldn't be read. */
  | { kind: 'notAdded' | 'unknown'; balance: number | null; error: AppError };

type Provider = Pick<ConsoleDataProvider, 'customerCalls' | 'getOne' | 'getList'>;

/** Points of a customer. Each part is null if it couldn't be read. */
interface PointsState {
  balance: number | null;
  /** The newest entries of the activity, by id. */
  entries: ReadonlyMap<string, { points: number; isManual: boolean }> | null;
}

const knownShape = z.object({ balance: z.nullable(z.number()), entryIds: z.nullable(z.array(z.string())) });

/** What a {@link PointsState} tells an attempt that follows. */
type KnownPoints = z.infer<typeof knownShape>;

/** Entries read before and after, which bounds how many may be added in between. */
const MAX_ENTRIES = 25;

/**
 * Returns a function that adds points. It remembers attempts whose outcome isn't certain: another attempt with the same
 * key reads the activity first, and sends nothing if the points are there or it can't be read.
 * @param store where they are remembered until the points were added once
 * @throws AppError if the points certainly weren't added
 */
export function createPointsAdder(
  dataProvider: Provider,
  store: AttemptStore,
): (draft: PointsDraft, key: string) => Promise<PointsOutcome> {
  const attempts = createAttempts(store, knownShape);

  async function send(draft: PointsDraft, key: string, before: KnownPoints): Promise<PointsOutcome> {
    const { customerId, points } = draft;
    const calls = await dataProvider.customerCalls();
    attempts.start(key, before);
    try {
      const balance = await calls.addPoints(draft, key);
      if (balance !== null && before.balance !== null && balance === before.balance + points) return { kind: 'added' };
      return findConfirmedPoints(before, await loadPoints(dataProvider, customerId), points);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.uncertain) return findLostPoints(before, await loadPoints(dataProvider, customerId), points, error);
      attempts.end(key);
      throw error;
    }
  }

  return async (draft, key) => {
    const earlier = attempts.find(key);
    const current = await loadPoints(dataProvider, draft.customerId);
    // Without a balance to compare with, the Idempotency-Key alone has to prevent a second addition.
    const found =
      earlier && earlier.balance !== null ? findLostPoints(earlier, current, draft.points, createLostError()) : null;
    const outcome = found && found.kind !== 'notAdded' ? found : await send(draft, key, toKnown(current));
    if (outcome.kind === 'added') attempts.end(key);
    return outcome;
  };
}

const toKnown = ({ balance, entries }: PointsState): KnownPoints => ({
  balance,
  entryIds: entries && [...entries.keys()],
});

/**
 * Like {@link createPointsAdder}, for the records of a bulk run: any outcome but one addition is an error with the text of
 * `describe`. Another attempt with the same key deducts repeated additions and never adds confirmed points again.
 */
export function createBulkPointsAdder(
  dataProvider: Provider,
  store: AttemptStore,
  describe: (outcome: Extract<PointsOutcome, { kind: 'repeated' | 'mismatch' }>) => string,
): (draft: PointsDraft, key: string) => Promise<void> {
  const add = createPointsAdder(dataProvider, store);
  const confirmed = new Map<string, { excess: number }>();
  const run = queueByCustomer();

  const addOnce = async (draft: PointsDraft, key: string) => {
    const earlier = confirmed.get(key);
    if (earlier?.excess === 0) return;
    const isCorrection = earlier !== undefined;
    const points = isCorrection ? -earlier.excess : draft.points;
    const outcome = await add({ ...draft, points }, isCorrection ? `${key}.fix` : key);
    if ('error' in outcome) throw outcome.kind === 'notAdded' ? withoutUncertainty(outcome.error) : outcome.error;
    const excess = outcome.kind === 'repeated' ? points * (outcome.times - 1) : 0;
    confirmed.set(key, { excess });
    if (outcome.kind !== 'added') throw new AppError({ kind: 'conflict', message: describe(outcome) });
    store.delete(key);
  };
  return (draft, key) => run(draft.customerId, () => addOnce(draft, key));
}

async function loadPoints(dataProvider: Provider, customerId: string): Promise<PointsState> {
  const [customer, activity] = await Promise.allSettled([
    dataProvider.getOne('customers', { id: customerId }),
    dataProvider.getList(rewards.name, {
      filter: { customerId },
      pagination: { page: 1, perPage: MAX_ENTRIES },
      sort: defaultSort(rewards),
    }),
  ]);
  const balance = customer.status === 'fulfilled' ? customer.value.data['totalPoints'] : null;
  return {
    balance: typeof balance === 'number' ? balance : null,
    entries:
      activity.status === 'fulfilled'
        ? new Map(
            activity.value.data.map(({ id, type, amount, task_type }) => [
              id,
              {
                points: type === 'points' && typeof amount === 'number' ? amount : 0,
                isManual: task_type === 'wallet_adjustment' || task_type === null,
              },
            ]),
          )
        : null,
  };
}

/** What the activity and the balance say about points that the API confirmed. */
function findConfirmedPoints(before: KnownPoints, after: PointsState, points: number): PointsOutcome {
  const { times, expected, isExplained } = compare(before, after, points);
  if (times > 1) return { kind: 'repeated', times, balance: after.balance, expected };
  if (expected === null || after.balance === null || after.balance === expected) return { kind: 'added' };
  // The other new entries account for the difference.
  if (times === 1 && isExplained) return { kind: 'added' };
  return { kind: 'mismatch', balance: after.balance, expected };
}

/** What the activity and the balance say about points without a response. */
function findLostPoints(before: KnownPoints, after: PointsState, points: number, error: AppError): PointsOutcome {
  const { balance } = after;
  const { times, expected, isExplained } = compare(before, after, points);
  if (times > 1) return { kind: 'repeated', times, balance, expected };
  if (times === 1) return { kind: 'added' };
  if (balance === null || before.balance === null) return { kind: 'unknown', balance, error };
  if (balance === before.balance || isExplained) return { kind: 'notAdded', balance, error };
  // Without an activity, the balance alone decides.
  return balance === expected && after.entries === null ? { kind: 'added' } : { kind: 'unknown', balance, error };
}

function compare(before: KnownPoints, after: PointsState, points: number) {
  const known = before.entryIds;
  const added =
    known && after.entries ? [...after.entries].filter(([id]) => !known.includes(id)).map(([, entry]) => entry) : [];
  const sum = added.reduce((total, entry) => total + entry.points, 0);
  return {
    /** How often the points were added by hand. */
    times: added.filter((entry) => entry.isManual && entry.points === points).length,
    expected: before.balance === null ? null : before.balance + points,
    /** Whether the new entries add up to the change of the balance. */
    isExplained:
      added.length > 0 && before.balance !== null && after.balance !== null && after.balance === before.balance + sum,
  };
}
