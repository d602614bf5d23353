import type { AppError } from '../../dataProvider/errors';
import type { Session } from '../../dataProvider/methods/session';
import type { Settings } from '../../resources/settings';
import type { Widget } from '../../resources/widgets';
import type { SiteClients } from './siteClients';

/** One shop that the merchant may open; its token stays in the session store. */
export interface Site {
  _id: string;
  name: string;
}

/** Who is signed in, and the shops that can be opened. */
export interface Account {
  userId: string | null;
  profile: Session['profile'];
  sites: readonly Site[];
}

/** Why nobody is signed in: never was, the token ran out, or signed out here or in another tab. */
export type SignedOutReason = 'none' | 'expired' | 'left' | 'elsewhere';

/** Something that did not go as asked and does not stop the work. */
export type SiteNotice = 'notOwned' | 'withoutToken' | 'widgetsFailed' | 'notStored';

/**
 * Whether calls are let through: 'in'; 'asking' while the dialog over the page asks for the password;
 * 'declined' after it was cancelled: calls fail, and the page stays as it is.
 */
export type SignIn = 'in' | 'asking' | 'declined';

/** A shop that is open: what was read of it, and the clients that are bound to its token. */
export interface OpenSite {
  site: Site;
  settings: Settings;
  /** Null when they could not be read. */
  widgets: readonly Widget[] | null;
  clients: SiteClients;
}

/** The session start of a tab: exactly one of these at a time. */
export type SessionState =
  | { kind: 'signedOut'; reason: SignedOutReason }
  /** The address brought a token of somebody else than who is signed in: the merchant decides. */
  | { kind: 'offered'; token: string; offered: Session['profile']; current: Session['profile'] | null }
  | { kind: 'loading' }
  | { kind: 'failed'; error: AppError }
  | { kind: 'noSites'; account: Account }
  | { kind: 'ready'; account: Account; open: OpenSite; notices: readonly SiteNotice[]; signIn: SignIn };

/** Somebody is signed in: the sign-in page has nothing left to do. */
export function hasSession({ kind }: SessionState): boolean {
  return kind === 'ready' || kind === 'noSites' || kind === 'failed';
}
