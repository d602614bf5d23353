/** Fake server with one list, and tabs that reorder it with manually scheduled requests. */
import { AppError } from '../../../../../dataProvider/errors';
import { createReorderQueue, type OrderNotice } from '../../../../../src/features/loyalty/order/reorderQueue';
import { moveItem } from '../../../../../src/lib/moveItem';

/** Outcome of a request: success, rejection, or a lost response before or after it was applied. */
export type Fate = 'answered' | 'refused' | 'lostBefore' | 'lostAfter';

const createError = (uncertain: boolean) => new AppError({ kind: 'server', uncertain });

interface Applied {
  tab: number;
  /** The id that the tab meant to move, and the id at that index on the server. */
  meant: string | undefined;
  was: string | undefined;
  before: readonly string[];
  after: readonly string[];
}

export function createOrderHarness(first: readonly string[], tabs: number) {
  let list = [...first];
  const waiting: (() => void)[] = [];
  const applied: Applied[] = [];
  /** Last order that each tab received. */
  const given = Array.from({ length: tabs }, () => [...first]);

  /** A step that the test schedules. */
  const inTime = () => new Promise<void>((resolve) => waiting.push(resolve));

  const getCalls = (tab: number, fate: () => Fate) => ({
    async read() {
      await inTime();
      const snapshot = [...list];
      const kind = fate();
      await inTime();
      if (kind !== 'answered') throw createError(kind !== 'refused');
      given[tab] = snapshot;
      return snapshot;
    },
    async reorder(from: number, to: number) {
      const meant = given[tab]?.[from];
      await inTime();
      const kind = fate();
      const isInside = [from, to].every((place) => place >= 0 && place < list.length);
      const isDone = isInside && (kind === 'answered' || kind === 'lostAfter');
      if (isDone) {
        const after = [...moveItem(list, from, to)];
        applied.push({ tab, meant, was: list[from], before: list, after });
        list = after;
      }
      const snapshot = [...list];
      await inTime();
      if (!isDone || kind === 'lostAfter') throw createError(kind === 'lostBefore' || kind === 'lostAfter');
      given[tab] = snapshot;
      return snapshot;
    },
  });

  return {
    server: () => list,
    applied,
    /**
     * Opens the list in a tab.
     * @param fate outcome of each request in turn
     */
    open(tab: number, fate: () => Fate) {
      const notices: OrderNotice[] = [];
      const queue = createReorderQueue(list, getCalls(tab, fate), (notice) => {
        if (notice) notices.push(notice);
      });
      return { queue, notices };
    },
    remove: (id: string) => {
      list = list.filter((item) => item !== id);
    },
    add: (id: string) => {
      list = [...list, id];
    },
    isQuiet: () => waiting.length === 0,
    /** Runs the n-th waiting step and its microtasks. */
    async step(n: number) {
      waiting.splice(n % waiting.length, 1)[0]?.();
      await settle();
    },
  };
}

/** Flushes microtasks. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
