import { toAppError } from '../../dataProvider/errors';
import type { Session } from '../../dataProvider/methods/session';
import type { StoredSession } from '../../dataProvider/session';
import { type Beginnings, nowhere } from './beginnings';
import { findSite } from './findSite';
import { likelyToken } from './likelyToken';
import type { SessionMoves } from './sessionMoves';
import type { SessionPorts } from './sessionPorts';
import type { SiteOpening } from './siteOpening';

/** How a session starts: from what is stored, or from a token of the address. */
export interface SessionStart {
  /** Begins with what the address brought, and with what is stored. */
  run(): void;
  /** Begins with what is stored. */
  load(): Promise<void>;
  /** Answers the state 'offered'. */
  decide(accept: boolean): void;
  /** Goes on as the owner of a token: everything of the user before is dropped. */
  goOnAs(token: string): void;
}

export function createSessionStart(
  { store, account }: SessionPorts,
  { state, move }: SessionMoves,
  { begin, leave, arrival, arrive }: Beginnings,
  { open }: SiteOpening,
): SessionStart {
  const forgetToken = () => arrive({ ...arrival(), token: null });
  const load = () =>
    begin(async (isCurrent) => {
      if (!store.read()) return leave('none');
      const found = await findSite({ store, account }, arrival().sites, isCurrent);
      if (!found || !isCurrent()) return;
      if (!found.site) return move({ kind: 'noSites', account: found.account });
      arrive(nowhere);
      await open(found.account, found.site, found.notices, isCurrent);
    });

  /** Null where the token is refused. @throws AppError for any other failure */
  const ownerOf = (token: string): Promise<Session | null> =>
    account.loadSession(token).catch((error: unknown) => {
      if (toAppError(error).kind === 'auth') return null;
      throw error;
    });

  /** Asks who the token of the address belongs to, and lets the merchant decide when it is somebody else. */
  const offer = (token: string, stored: StoredSession) =>
    begin(async (isCurrent) => {
      const own = likelyToken(store, arrival().sites);
      const [offered, current] = await Promise.all([ownerOf(token), own === null ? null : ownerOf(own)]);
      if (!isCurrent()) return;
      if (offered && offered.userId !== stored.userId) {
        return move({ kind: 'offered', token, offered: offered.profile, current: current?.profile ?? null });
      }
      forgetToken();
      if (offered) store.adopt(offered.userId, offered.sites);
      void load();
    });

  const goOnAs = (token: string) => {
    leave('left');
    store.end();
    store.begin(token);
    void load();
  };

  return {
    run() {
      const { token } = arrival();
      const stored = store.read();
      if (token !== null && stored && !isKnown(token, stored)) return void offer(token, stored);
      if (token !== null && !stored) store.begin(token);
      forgetToken();
      void load();
    },
    load,
    decide(accept) {
      const now = state.get();
      if (now.kind !== 'offered') return;
      forgetToken();
      if (accept) goOnAs(now.token);
      else void load();
    },
    goOnAs,
  };
}

function isKnown(token: string, stored: StoredSession): boolean {
  return stored.signInToken === token || Object.values(stored.tokens).includes(token);
}
