/**
 * Adds points with proof that they were added once. The browser resends a POST on its own if a reused connection closes
 * without a response, and not every API knows the Idempotency-Key. So the balance and the customer's activity are
 * compared with those before.
 */

import * as z from 'zod/mini';
import { findAdded } from '../../resources/proof';
import { rewards } from '../../resources/rewards';
import { defaultSort } from '../../resources/sorts';
import { AppError, toAppError } from '../errors';
import type { ConsoleDataProvider } from '../index';
import { withoutUncertainty } from '../uncertainty';
import { type AttemptStore, createAttempts, createLostError } from './attempts';
import type { PointsDraft } from './customers';
import { runForCustomer } from './runForCustomer';

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
 * Points that the API confirmed, by key, and how many of them were added in excess. By the data provider of the store,
 * since one write may be undone in several places.
 */
const confirmedPoints = new WeakMap<Provider, Map<string, ConfirmedPoints>>();

interface ConfirmedPoints {
  excess: number;
  /** How often the excess was corrected. Each correction has its own key. */
  corrections: number;
}

function getConfirmed(dataProvider: Provider): Map<string, ConfirmedPoints> {
  const confirmed = confirmedPoints.get(dataProvider) ?? new Map<string, ConfirmedPoints>();
  confirmedPoints.set(dataProvider, confirmed);
  return confirmed;
}

type AddPoints = (draft: PointsDraft, key: string) => Promise<PointsOutcome>;

/**
 * Returns a function that adds points, for each customer one at a time. It remembers attempts whose outcome isn't
 * certain: another attempt with the same key reads the activity first, and sends nothing if the points are there or it
 * can't be read. Points that were added are not added again with the same key.
 * @param store where attempts are remembered until the points were added once
 * @throws AppError if the points certainly weren't added
 */
export function createPointsAdder(dataProvider: Provider, store: AttemptStore): AddPoints {
  const add = createUnqueuedAdder(dataProvider, store);
  return (draft, key) => runForCustomer(dataProvider, draft.customerId, () => add(draft, key));
}

function createUnqueuedAdder(dataProvider: Provider, store: AttemptStore): AddPoints {
  const confirmed = getConfirmed(dataProvider);
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
    if (confirmed.get(key)?.excess === 0) return { kind: 'added' };
    const earlier = attempts.find(key);
    const current = await loadPoints(dataProvider, draft.customerId);
    // Without a balance to compare with, the Idempotency-Key alone has to prevent a second addition.
    const found =
      earlier && earlier.balance !== null ? findLostPoints(earlier, current, draft.points, createLostError()) : null;
    const outcome = found && found.kind !== 'notAdded' ? found : await send(draft, key, toKnown(current));
    if (outcome.kind === 'added') attempts.end(key);
    if (!('error' in outcome)) confirmed.set(key, { excess: getExcess(outcome, draft.points), corrections: 0 });
    return outcome;
  };
}

const getExcess = (outcome: PointsOutcome, points: number) =>
  outcome.kind === 'repeated' ? points * (outcome.times - 1) : 0;

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
  const add = createUnqueuedAdder(dataProvider, store);
  const confirmed = getConfirmed(dataProvider);

  const addOnce = async (draft: PointsDraft, key: string) => {
    const earlier = confirmed.get(key);
    const isCorrection = earlier !== undefined && earlier.excess !== 0;
    const points = isCorrection ? -earlier.excess : draft.points;
    const corrections = (earlier?.corrections ?? 0) + (isCorrection ? 1 : 0);
    const outcome = await add({ ...draft, points }, `${key}${'.fix'.repeat(isCorrection ? corrections : 0)}`);
    if ('error' in outcome) throw outcome.kind === 'notAdded' ? withoutUncertainty(outcome.error) : outcome.error;
    confirmed.set(key, { excess: getExcess(outcome, points), corrections });
    if (outcome.kind !== 'added') throw new AppError({ kind: 'conflict', message: describe(outcome) });
    store.delete(key);
  };
  return (draft, key) => runForCustomer(dataProvider, draft.customerId, () => addOnce(draft, key));
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
  const entries = [...(after.entries ?? [])].map(([id, entry]) => ({ id, ...entry }));
  const added = known ? findAdded(entries, known, MAX_ENTRIES) : [];
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
