import { toAppError } from '../../dataProvider/errors';
import { wipeKeptRows } from '../lib/keptRows';
import { wipeTab } from '../lib/tabStorage';
import type { SessionMoves } from './sessionMoves';
import type { SignedOutReason } from './sessionState';

/** What the address of the page brought. */
export interface Arrival {
  /** The token that stood in it; null if there was none. */
  token: string | null;
  /** Every `siteId` in it. */
  sites: readonly string[];
}

/** Beginnings of a session, one at a time: the answer to an earlier one is dropped. */
export interface Beginnings {
  /** What is left of the address until a shop is open. */
  arrival(): Arrival;
  arrive(arrival: Arrival): void;
  /** Runs one beginning; a refused token leads to the sign-in page, any other failure to a Retry. */
  begin(run: (isCurrent: () => boolean) => Promise<void>): Promise<void>;
  leave(reason: SignedOutReason): void;
}

/** Nothing of the address matters any more. */
export const nowhere: Arrival = { token: null, sites: [] };

export function createBeginnings({ move }: SessionMoves): Beginnings {
  let arrival = nowhere;
  let count = 0;
  const leave = (reason: SignedOutReason) => {
    count += 1;
    arrival = nowhere;
    // After a token ran out, the same user will want the drafts back.
    if (reason !== 'expired') {
      wipeTab();
      wipeKeptRows();
    }
    move({ kind: 'signedOut', reason });
  };
  return {
    arrival: () => arrival,
    arrive(next) {
      arrival = next;
    },
    async begin(run) {
      count += 1;
      const own = count;
      move({ kind: 'loading' });
      try {
        await run(() => own === count);
      } catch (caught) {
        if (own !== count) return;
        const error = toAppError(caught);
        if (error.kind === 'auth') leave('expired');
        else move({ kind: 'failed', error });
      }
    },
    leave,
  };
}
