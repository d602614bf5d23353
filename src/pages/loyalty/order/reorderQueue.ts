import { moved } from './moved';

/** Asks the provider; every answer is the ids of the list as it has them. */
export interface OrderCalls {
  read(): Promise<readonly string[]>;
  /** @throws what the provider or the network says; `isUncertain` tells whether it may have been done all the same */
  reorder(fromIndex: number, toIndex: number): Promise<readonly string[]>;
  isUncertain(error: unknown): boolean;
}

/** What came of moving. `ids` are of what was to be moved. */
export type OrderNotice =
  | { kind: 'moved'; ids: readonly string[] }
  /** Somebody else changed the list meanwhile; it is shown as it is now. */
  | { kind: 'changed'; ids: readonly string[] }
  | { kind: 'gone'; ids: readonly string[] }
  /** `isInDoubt`: it may have been done all the same, and nobody could tell. */
  | { kind: 'failed'; ids: readonly string[]; error: unknown; isInDoubt: boolean };

interface Move {
  id: string;
  /** Place in the list as it is shown then. */
  to: number;
}

interface ReorderQueue {
  /** Ids in the order to show: the provider's, with what is still to be sent. */
  shown(): readonly string[];
  isBusy(): boolean;
  move(id: string, to: number): void;
  /** What the provider is known to have, from elsewhere; left aside while moves are under way. */
  adopt(ids: readonly string[]): void;
}

/**
 * Puts a list in order one call at a time: shown at once, sent by place in the list, and what the provider answers
 * replaces it. The order is looked at before the first call, since a place says nothing of what stands there.
 * @param changed is called whenever what is shown may be another
 */
export function createReorderQueue(
  first: readonly string[],
  calls: OrderCalls,
  changed: (notice: OrderNotice | null) => void,
): ReorderQueue {
  let known = first;
  let pending: readonly Move[] = [];
  let isRunning = false;
  let isInDoubt = false;

  /** What of `known` the provider's list differs in is told, and what was deleted is not moved any more. */
  function take(ids: readonly string[], expected: readonly string[]): void {
    known = ids;
    const gone = pending.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
    pending = pending.filter(({ id }) => ids.includes(id));
    if (gone.length > 0) changed({ kind: 'gone', ids: gone });
    else if (!isSame(ids, expected)) changed({ kind: 'changed', ids: pending.map(({ id }) => id) });
    else changed(null);
  }

  async function sendFirst(): Promise<void> {
    const [move] = pending;
    if (!move) return;
    const from = known.indexOf(move.id);
    const to = Math.min(Math.max(move.to, 0), known.length - 1);
    if (from === to) {
      pending = pending.slice(1);
      changed(null);
      return;
    }
    const expected = moved(known, from, to);
    const ids = await calls.reorder(from, to).catch(async (error: unknown) => {
      if (!calls.isUncertain(error)) throw error;
      const now = await calls.read().catch(() => null);
      if (now && isSame(now, expected)) return now;
      // Where the list is as before, it was not done; where it is another, others were at it.
      isInDoubt = !now || !isSame(now, known);
      if (now) known = now;
      throw error;
    });
    pending = pending.slice(1);
    take(ids, expected);
    if (pending.length === 0 && isSame(ids, expected)) changed({ kind: 'moved', ids: [move.id] });
  }

  async function run(): Promise<void> {
    isRunning = true;
    isInDoubt = false;
    try {
      take(await calls.read(), known);
      while (pending.length > 0) await sendFirst();
    } catch (error) {
      // Those that wait were made upon a picture that does not hold.
      const ids = pending.map(({ id }) => id);
      pending = [];
      changed({ kind: 'failed', ids, error, isInDoubt });
    } finally {
      isRunning = false;
      changed(null);
    }
  }

  return {
    shown: () => pending.reduce((ids, { id, to }) => moved(ids, ids.indexOf(id), to), known),
    isBusy: () => isRunning,
    move(id, to) {
      pending = [...pending, { id, to }];
      changed(null);
      if (!isRunning) void run();
    },
    adopt(ids) {
      if (isRunning) return;
      known = ids;
      changed(null);
    },
  };
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((id, place) => id === others[place]);
