import type { Session } from '../../dataProvider/methods/session';
import type { SessionStore } from '../../dataProvider/session';
import type { SiteClients } from './siteClients';

/** Calls that need no site: each is sent with the token that it is given. */
export interface AccountCalls {
  /** @throws AppError */
  loadSession(token: string): Promise<Session>;
  /** @returns the access token @throws AppError with the server's text */
  signIn(email: string, password: string): Promise<string>;
}

/** What a session works with. */
export interface SessionPorts {
  store: SessionStore;
  account: AccountCalls;
  /** Clients bound to the token of one site; `renew` is asked when that token is refused. */
  openClients(siteId: string, renew: () => Promise<boolean>): Promise<SiteClients>;
  /** Reads what the page that is open shows first; never fails. */
  readFirst(clients: SiteClients): Promise<void>;
  /** Where failures go that only the log is to know of. */
  log(what: string, error: unknown): void;
}
