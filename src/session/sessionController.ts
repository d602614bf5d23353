/** The session of a tab from start to sign-out, as one state machine outside React. */
import { toAppError } from '../../dataProvider/errors';
import type { Session } from '../../dataProvider/methods/session';
import type { SessionStore, StoredSession } from '../../dataProvider/session';
import type { Widget } from '../../resources/widgets';
import { wipeKeptRows } from '../lib/keptRows';
import { wipeTab } from '../lib/tabStorage';
import { createStore, type Store } from './createStore';
import { findSite } from './findSite';
import { likelyToken } from './likelyToken';
import { createRenewal } from './renewal';
import type { Account, OpenSite, SessionState, SignedOutReason, SignIn, Site, SiteNotice } from './sessionState';
import { createSettingsChanges, type SettingsChange } from './settingsChanges';
import type { SiteClients } from './siteClients';

/** Calls that need no site: each is sent with the token that it is given. */
export interface AccountCalls {
  /** @throws AppError */
  loadSession(token: string): Promise<Session>;
  /** @returns the access token @throws AppError with the server's text */
  signIn(email: string, password: string): Promise<string>;
}

interface Ports {
  store: SessionStore;
  account: AccountCalls;
  /** Clients bound to the token of one site; `renew` is asked when that token is refused. */
  openClients(siteId: string, renew: () => Promise<boolean>): Promise<SiteClients>;
  /** Where failures go that only the log is to know of. */
  log(what: string, error: unknown): void;
}

/** What the address of the page brought. */
export interface Arrival {
  /** The token that stood in it; null if there was none. */
  token: string | null;
  /** Every `siteId` in it. */
  sites: readonly string[];
}

/** Outcome of the password dialog: signed in again, or somebody else's session that was not begun yet. */
export type Renewed = { kind: 'renewed' } | { kind: 'otherUser'; token: string; profile: Session['profile'] };

/** The session as pages use it. Nothing here throws but what says so. */
export interface SessionController {
  state: Pick<Store<SessionState>, 'get' | 'subscribe'>;
  start(arrival: Arrival): void;
  /** Begins again after a failure; what is stored is kept. */
  retry(): void;
  /** @throws AppError with the server's text when it refuses */
  signIn(email: string, password: string): Promise<void>;
  /** Answers the state 'offered'. */
  decide(accept: boolean): void;
  /** Opens another site of the merchant's; one that is not theirs is refused with a notice. */
  openSite(siteId: string): void;
  /** Shows a change of settings at once and saves it. @throws AppError after taking it back */
  changeSettings(change: SettingsChange): Promise<void>;
  dismiss(notice: SiteNotice): void;
  reloadWidgets(): Promise<void>;
  /** Signs in again as the same user. @throws AppError */
  renew(password: string): Promise<Renewed>;
  /** Goes on as the other user that {@link renew} met: everything of the first one is dropped. */
  goOnAs(token: string): void;
  /** The dialog was cancelled, or is asked for again. */
  setAsking(asking: boolean): void;
  signOut(): void;
  /** Compares with what is stored: after the page came back from the browser's history. */
  recheck(): void;
}

export function createSessionController({ store, account, openClients, log }: Ports): SessionController {
  const state = createStore<SessionState>({ kind: 'loading' });
  const renewal = createRenewal();
  let arrival: Arrival = { token: null, sites: [] };
  /** Counts beginnings: an answer to an earlier one is dropped. */
  let beginning = 0;

  const update = (change: Partial<Extract<SessionState, { kind: 'ready' }>>) => {
    const now = state.get();
    if (now.kind === 'ready') state.set({ ...now, ...change });
  };
  const move = (next: SessionState) => {
    const now = state.get();
    if (now.kind === 'ready' && (next.kind !== 'ready' || next.open.clients !== now.open.clients)) {
      renewal.settle(false);
      now.open.clients.close();
    }
    state.set(next);
  };
  const leave = (reason: SignedOutReason) => {
    beginning += 1;
    arrival = { token: null, sites: [] };
    // After a token ran out, the same user will want the drafts back.
    if (reason !== 'expired') {
      wipeTab();
      wipeKeptRows();
    }
    move({ kind: 'signedOut', reason });
  };
  const askForSignIn = (): Promise<boolean> => {
    const now = state.get();
    if (now.kind !== 'ready' || now.signIn === 'declined') return Promise.resolve(false);
    update({ signIn: 'asking' });
    return renewal.wait();
  };
  const letThrough = () => {
    update({ signIn: 'in' });
    renewal.settle(true);
    const now = state.get();
    if (now.kind === 'ready') void now.open.clients.queryClient.invalidateQueries();
  };

  /** Runs one beginning; a refused token leads to the sign-in page, any other failure to a Retry. */
  async function begin(run: (isCurrent: () => boolean) => Promise<void>): Promise<void> {
    beginning += 1;
    const own = beginning;
    move({ kind: 'loading' });
    try {
      await run(() => own === beginning);
    } catch (caught) {
      if (own !== beginning) return;
      const error = toAppError(caught);
      if (error.kind === 'auth') leave('expired');
      else move({ kind: 'failed', error });
    }
  }

  const load = () =>
    begin(async (isCurrent) => {
      if (!store.read()) return leave('none');
      const found = await findSite({ store, account }, arrival.sites, isCurrent);
      if (!found || !isCurrent()) return;
      if (found.site) await open(found.account, found.site, found.notices, isCurrent);
      else move({ kind: 'noSites', account: found.account });
    });

  async function open(owner: Account, site: Site, notices: SiteNotice[], isCurrent: () => boolean): Promise<void> {
    arrival = { token: null, sites: [] };
    store.pin(site._id);
    const clients = await openClients(site._id, askForSignIn);
    try {
      const { dataProvider } = clients;
      const [settings, widgets] = await Promise.all([dataProvider.loadSettings(), loadWidgets(clients)]);
      if (!isCurrent()) return clients.close();
      dataProvider.ping().catch((error: unknown) => log('housekeeping ping', error));
      if (!widgets) notices.push('widgetsFailed');
      const opened: OpenSite = { site, settings, widgets, clients };
      changeSettings = settingsChangesOf(opened);
      move({ kind: 'ready', account: owner, open: opened, notices, signIn: 'in' });
    } catch (error) {
      clients.close();
      throw error;
    }
  }

  async function loadWidgets({ dataProvider }: SiteClients): Promise<readonly Widget[] | null> {
    try {
      return await dataProvider.loadWidgets();
    } catch (error) {
      log('widgets', error);
      return null;
    }
  }

  let changeSettings: SessionController['changeSettings'] = () => Promise.resolve();
  const settingsChangesOf = ({ settings, clients }: OpenSite) =>
    createSettingsChanges(settings, {
      save: (change) => clients.dataProvider.saveSettings(change),
      show(shown) {
        const now = state.get();
        if (now.kind === 'ready' && now.open.clients === clients) update({ open: { ...now.open, settings: shown } });
      },
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
      const own = likelyToken(store, arrival.sites);
      const [offered, current] = await Promise.all([ownerOf(token), own === null ? null : ownerOf(own)]);
      if (!isCurrent()) return;
      if (offered && offered.userId !== stored.userId) {
        return move({ kind: 'offered', token, offered: offered.profile, current: current?.profile ?? null });
      }
      arrival = { ...arrival, token: null };
      if (offered) store.adopt(offered.userId, offered.sites);
      void load();
    });

  const goOnAs = (token: string) => {
    leave('left');
    store.end();
    store.begin(token);
    void load();
  };
  const run = () => {
    const stored = store.read();
    if (arrival.token !== null && stored && !isKnown(arrival.token, stored)) return void offer(arrival.token, stored);
    if (arrival.token !== null && !stored) store.begin(arrival.token);
    arrival = { ...arrival, token: null };
    void load();
  };

  /** Another tab brought tokens: of the same user, who needs not be asked again, or of another. */
  const takeTokens = () => {
    const now = state.get();
    if (now.kind === 'loading' || now.kind === 'offered') return;
    if (now.kind !== 'ready' || store.read()?.userId !== now.account.userId) void load();
    else if (now.signIn !== 'in') letThrough();
  };
  store.subscribe((event) => {
    if (event === 'tokens') takeTokens();
    else if (state.get().kind !== 'signedOut') leave('elsewhere');
  });

  return {
    state,
    start(given) {
      arrival = given;
      run();
    },
    retry: run,
    async signIn(email, password) {
      const token = await account.signIn(email, password);
      store.begin(token);
      await load();
    },
    decide(accept) {
      const now = state.get();
      if (now.kind !== 'offered') return;
      arrival = { ...arrival, token: null };
      if (accept) goOnAs(now.token);
      else void load();
    },
    openSite(siteId) {
      const now = state.get();
      if (now.kind !== 'ready' || now.open.site._id === siteId) return;
      const site = now.account.sites.find((one) => one._id === siteId);
      if (site) void begin((isCurrent) => open(now.account, site, [], isCurrent));
      else if (!now.notices.includes('notOwned')) update({ notices: [...now.notices, 'notOwned'] });
    },
    changeSettings: (change) => changeSettings(change),
    dismiss(notice) {
      const now = state.get();
      if (now.kind === 'ready') update({ notices: now.notices.filter((one) => one !== notice) });
    },
    async reloadWidgets() {
      const before = state.get();
      if (before.kind !== 'ready') return;
      const widgets = await loadWidgets(before.open.clients);
      const now = state.get();
      if (!widgets || now.kind !== 'ready' || now.open.clients !== before.open.clients) return;
      update({ open: { ...now.open, widgets }, notices: now.notices.filter((one) => one !== 'widgetsFailed') });
    },
    async renew(password) {
      const now = state.get();
      if (now.kind !== 'ready') return { kind: 'renewed' };
      const token = await account.signIn(now.account.profile.email ?? '', password);
      const session = await account.loadSession(token);
      if (session.userId !== now.account.userId) return { kind: 'otherUser', token, profile: session.profile };
      store.adopt(session.userId, session.sites);
      letThrough();
      return { kind: 'renewed' };
    },
    goOnAs,
    setAsking: (asking) => {
      const signIn: SignIn = asking ? 'asking' : 'declined';
      update({ signIn });
      if (!asking) renewal.settle(false);
    },
    signOut() {
      leave('left');
      store.end();
    },
    recheck() {
      const now = state.get();
      if (now.kind === 'signedOut' || now.kind === 'loading') return;
      const stored = store.read();
      if (!stored) leave('elsewhere');
      else if (now.kind === 'ready' && stored.userId !== now.account.userId) void load();
    },
  };
}

function isKnown(token: string, stored: StoredSession): boolean {
  return stored.signInToken === token || Object.values(stored.tokens).includes(token);
}
