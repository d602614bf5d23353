/** A server that holds one list, and tabs that put it in order through calls that come when the test lets them. */
import { moved } from '../../../../../src/pages/loyalty/order/moved';
import { createReorderQueue, type OrderNotice } from '../../../../../src/pages/loyalty/order/reorderQueue';

/** What becomes of a call: the answer comes, the server refuses, or nothing comes back, whether it was done or not. */
export type Fate = 'answered' | 'refused' | 'lostBefore' | 'lostAfter';

class Failure extends Error {
  constructor(readonly isUncertain: boolean) {
    super('the call failed');
  }
}

interface Applied {
  tab: number;
  /** What the tab took for what it moved, and what it was. */
  meant: string | undefined;
  was: string | undefined;
  before: readonly string[];
  after: readonly string[];
}

export function createOrderWorld(first: readonly string[], tabs: number) {
  let list = [...first];
  const waiting: (() => void)[] = [];
  const applied: Applied[] = [];
  /** What each tab was last told. */
  const given = Array.from({ length: tabs }, () => [...first]);

  /** A step that is done when the test comes to it. */
  const inTime = () => new Promise<void>((resolve) => waiting.push(resolve));

  const callsOf = (tab: number, fate: () => Fate) => ({
    async read() {
      await inTime();
      const told = [...list];
      const kind = fate();
      await inTime();
      if (kind !== 'answered') throw new Failure(kind !== 'refused');
      given[tab] = told;
      return told;
    },
    async reorder(from: number, to: number) {
      const meant = given[tab]?.[from];
      await inTime();
      const kind = fate();
      const isInside = [from, to].every((place) => place >= 0 && place < list.length);
      const isDone = isInside && (kind === 'answered' || kind === 'lostAfter');
      if (isDone) {
        const after = [...moved(list, from, to)];
        applied.push({ tab, meant, was: list[from], before: list, after });
        list = after;
      }
      const told = [...list];
      await inTime();
      if (!isDone || kind === 'lostAfter') throw new Failure(kind === 'lostBefore' || kind === 'lostAfter');
      given[tab] = told;
      return told;
    },
    isUncertain: (error: unknown) => error instanceof Failure && error.isUncertain,
  });

  return {
    server: () => list,
    applied,
    /** Opens the list in a tab. @param fate of each of its calls in turn */
    open(tab: number, fate: () => Fate) {
      const notices: OrderNotice[] = [];
      const queue = createReorderQueue(list, callsOf(tab, fate), (notice) => {
        if (notice) notices.push(notice);
      });
      return { queue, notices };
    },
    remove: (id: string) => {
      list = list.filter((one) => one !== id);
    },
    add: (id: string) => {
      list = [...list, id];
    },
    isQuiet: () => waiting.length === 0,
    /** Lets the n-th of the steps that wait happen, and all that follows from it at once. */
    async step(n: number) {
      waiting.splice(n % waiting.length, 1)[0]?.();
      await settle();
    },
  };
}

/** Runs what waits for nothing but its turn. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
