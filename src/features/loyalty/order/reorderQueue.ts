import { writeAndVerify } from '../../../engine/writes/verifiedWrite';
import { moveItem } from '../../../lib/moveItem';

/** API calls of the queue. Each resolves to the ids of the list on the server. */
export interface OrderCalls {
  read(): Promise<readonly string[]>;
  /**
   * Moves the item at an index.
   * @throws AppError
   */
  reorder(fromIndex: number, toIndex: number): Promise<readonly string[]>;
}

/** Result of moves. `ids` are the moved items. */
export type OrderNotice =
  | { kind: 'moved'; ids: readonly string[] }
  /** The list was changed by another user; the current order is shown. */
  | { kind: 'changed'; ids: readonly string[] }
  | { kind: 'gone'; ids: readonly string[] }
  /** `isUncertain`: the move may have been applied, and this couldn't be verified. */
  | { kind: 'failed'; ids: readonly string[]; error: unknown; isUncertain: boolean };

interface Move {
  id: string;
  /** Target index in the visible order. */
  to: number;
}

interface ReorderQueue {
  /** Ids of the server order with the pending moves applied. */
  visibleOrder(): readonly string[];
  isBusy(): boolean;
  move(id: string, to: number): void;
  /** Sets the server order from another source. Ignored while moves are in flight. */
  setServerOrder(ids: readonly string[]): void;
}

/**
 * Reorders a list optimistically, with one request at a time. Each response replaces the server order.
 * Moves are sent as indexes, so the current order is fetched before the first request.
 * @param onChange called when the visible order may have changed
 */
export function createReorderQueue(
  initialIds: readonly string[],
  calls: OrderCalls,
  onChange: (notice: OrderNotice | null) => void,
): ReorderQueue {
  let serverIds = initialIds;
  let pending: readonly Move[] = [];
  let isRunning = false;
  let isUncertain = false;

  /** Sets the server order. Reports differences from the expected order and drops moves of deleted items. */
  function applyServerOrder(ids: readonly string[], expected: readonly string[]): void {
    serverIds = ids;
    const gone = pending.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
    pending = pending.filter(({ id }) => ids.includes(id));
    if (gone.length > 0) onChange({ kind: 'gone', ids: gone });
    else if (!isSameOrder(ids, expected)) onChange({ kind: 'changed', ids: pending.map(({ id }) => id) });
    else onChange(null);
  }

  async function sendNextMove(): Promise<void> {
    const [move] = pending;
    if (!move) return;
    const from = serverIds.indexOf(move.id);
    const to = Math.min(Math.max(move.to, 0), serverIds.length - 1);
    if (from === to) {
      pending = pending.slice(1);
      onChange(null);
      return;
    }
    const expected = moveItem(serverIds, from, to);
    const result = await writeAndVerify({
      write: () => calls.reorder(from, to),
      load: calls.read,
      verify(now) {
        if (isSameOrder(now, expected)) return 'applied';
        // If other users changed the list, its order doesn't show whether the move was applied.
        return isSameOrder(now, serverIds) ? 'notApplied' : 'unknown';
      },
      verifiedKinds: [],
    });
    if (result.kind !== 'written' && result.kind !== 'applied') {
      isUncertain = result.kind === 'unknown';
      if ('state' in result && result.state) serverIds = result.state;
      throw result.error;
    }
    const ids = result.kind === 'written' ? result.response : result.state;
    pending = pending.slice(1);
    applyServerOrder(ids, expected);
    if (pending.length === 0 && isSameOrder(ids, expected)) onChange({ kind: 'moved', ids: [move.id] });
  }

  async function run(): Promise<void> {
    isRunning = true;
    isUncertain = false;
    try {
      applyServerOrder(await calls.read(), serverIds);
      while (pending.length > 0) await sendNextMove();
    } catch (error) {
      // Pending moves were based on a stale order; drop them.
      const ids = pending.map(({ id }) => id);
      pending = [];
      onChange({ kind: 'failed', ids, error, isUncertain });
    } finally {
      isRunning = false;
      onChange(null);
    }
  }

  return {
    visibleOrder: () => pending.reduce((ids, { id, to }) => moveItem(ids, ids.indexOf(id), to), serverIds),
    isBusy: () => isRunning,
    move(id, to) {
      pending = [...pending, { id, to }];
      onChange(null);
      if (!isRunning) void run();
    },
    setServerOrder(ids) {
      if (isRunning) return;
      serverIds = ids;
      onChange(null);
    },
  };
}

const isSameOrder = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((id, index) => id === others[index]);
