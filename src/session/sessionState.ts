import type { AppError } from '../../dataProvider/errors';
import type { Session } from '../../dataProvider/methods/session';
import type { SessionStore } from '../../dataProvider/session/session';
import type { UnsentWork } from '../engine/drafts/findUnsentWork';
import type { SiteClients } from './siteClients';

/** A site that the merchant may open; its token stays in the session store. */
export interface Site {
  _id: string;
  name: string;
}

/** The signed-in user and their sites. */
export interface Account {
  userId: string | null;
  profile: Session['profile'];
  sites: readonly Site[];
}

/** Why there is no session: never signed in, token expired, or signed out in this tab ('left') or another ('elsewhere'). */
export type SignedOutReason = 'none' | 'expired' | 'left' | 'elsewhere';

/** What the merchant should know from the start, but doesn't prevent work. */
export type SiteNotice = 'notOwned' | 'withoutToken' | 'widgetsFailed' | 'notStored' | 'signedInByLink';

/** 'in': calls are sent. 'asking': the password dialog is open. 'declined': it was canceled, so calls fail and the page stays. */
export type AuthStatus = 'in' | 'asking' | 'declined';

/** The open site, and the clients that use its token. Their cache has its settings. */
export interface OpenSite {
  site: Site;
  clients: SiteClients;
}

/**
 * A question over the page. 'store': whether the open site is the merchant's, after a link signed them in. 'signOut':
 * whether to delete unsent work.
 */
export type AskedQuestion = { kind: 'store' } | { kind: 'signOut'; work: readonly UnsentWork[] };

/** A question, and the function that takes the answer. */
export type SessionQuestion = AskedQuestion & { answer: (isConfirmed: boolean) => void };

/** The session of a tab. */
export type SessionState =
  | { kind: 'signedOut'; reason: SignedOutReason }
  /** The URL brought a token of another user than the signed-in one: the merchant decides. */
  | { kind: 'offered'; token: string; offered: Session['profile']; current: Session['profile'] | null }
  | { kind: 'loading' }
  | { kind: 'failed'; error: AppError }
  | { kind: 'noSites'; account: Account }
  | {
      kind: 'ready';
      account: Account;
      open: OpenSite;
      notices: readonly SiteNotice[];
      signIn: AuthStatus;
      question?: SessionQuestion | null;
    };

/** Whether a user is signed in, so that the sign-in page redirects. */
export function hasSession({ kind }: SessionState): boolean {
  return kind === 'ready' || kind === 'noSites' || kind === 'failed';
}

/** Calls that need no site. */
export interface AccountCalls {
  /** @throws AppError */
  loadSession(token: string): Promise<Session>;
  /** @returns the access token @throws AppError with the server's text */
  signIn(email: string, password: string): Promise<string>;
}

/** The parts of the console that a session uses. */
export interface SessionPorts {
  store: SessionStore;
  account: AccountCalls;
  /** Creates the clients of one site; `renew` is called when its token is refused. */
  openClients(siteId: string, renew: () => Promise<boolean>): Promise<SiteClients>;
  /** Loads the data of the open page into the cache; never rejects. */
  prefetchPageData(clients: SiteClients): Promise<void>;
  /** Logs a failure that isn't shown. */
  log(what: string, error: unknown): void;
}
