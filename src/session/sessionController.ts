/** The session of a tab from start to sign-out, outside React. */
import { AppError, toAppError } from '../../dataProvider/errors';
import type { Session } from '../../dataProvider/methods/session';
import type { StoredSession } from '../../dataProvider/session/session';
import type { UnsentWork } from '../engine/drafts/findUnsentWork';
import { findSite, guessSite } from './findSite';
import { createSessionMachine, type LaunchParams, noLaunchParams, type SessionMachine } from './sessionMachine';
import type { SessionPorts, SiteNotice } from './sessionState';
import type { SiteClients } from './siteClients';
import { createSiteLoader } from './siteLoader';

/** Outcome of the password dialog: signed in again, or another user's session, which isn't started. */
export type ReauthResult = { kind: 'renewed' } | { kind: 'otherUser'; token: string; profile: Session['profile'] };

/** The session as pages use it. Nothing here throws unless it says so. */
export interface SessionController extends Pick<SessionMachine, 'state' | 'setPasswordPrompt'> {
  /** Starts from the stored session, and the token and site of a link or an accepted invitation. */
  start(params: LaunchParams): void;
  /** Starts again after a failure. Stored tokens are kept. */
  retry(): void;
  /** @throws AppError with the server's text if it refuses */
  signIn(email: string, password: string): Promise<void>;
  /**
   * Answers the state 'offered'.
   * @param discardsWork whether the merchant agreed to delete the current user's unsent work, in other tabs too
   */
  decide(accept: boolean, discardsWork?: boolean): void;
  /** Opens another site of the merchant's; any other id is refused with a notice. */
  openSite(siteId: string): void;
  /**
   * The clients of one of the merchant's sites, which use that site's own token, while another one is open. They are
   * closed when the open site is left. @throws AppError
   */
  clientsOf(siteId: string): Promise<SiteClients>;
  dismiss(notice: SiteNotice): void;
  /**
   * Asks once whether the open site is the merchant's if a link signed them in, before files or bulk changes are sent.
   * @returns false if it isn't
   */
  confirmStore(): Promise<boolean>;
  /** Signs in again as the same user. @throws AppError */
  renew(password: string): Promise<ReauthResult>;
  /** Continues as the other user that {@link renew} found; everything of the first one is deleted, in other tabs too. */
  goOnAs(token: string): void;
  /** @param discardsWork whether the merchant agreed to delete unsent work, in other tabs too */
  signOut(discardsWork?: boolean): void;
  /** Asks over the page whether to sign out and delete unsent work. */
  confirmSignOut(work: readonly UnsentWork[]): Promise<boolean>;
  /** The stored tokens, for pages that work without an open site. */
  stored: Pick<SessionPorts['store'], 'read' | 'token' | 'pinnedSite' | 'isPersistent'>;
  /** Compares with the stored session after the page was restored from the browser's history. */
  syncWithStorage(): void;
}

export function createSessionController(ports: SessionPorts): SessionController {
  const { store, account } = ports;
  const machine = createSessionMachine();
  const { state, transition, update, startup, launchParams, signOutLocally, resumeAfterSignIn } = machine;
  const siteLoader = createSiteLoader(ports, machine);

  const dropUrlToken = () => launchParams.set({ ...launchParams.get(), token: null });

  /** Starts from the stored session. The likely site's data are requested together with the session itself. */
  const load = () =>
    startup(async (isCurrent) => {
      if (!store.read()) return signOutLocally('none');
      const { sites } = launchParams.get();
      const guess = guessSite(store, sites);
      const requesting = guess === null ? null : siteLoader.request(guess);
      const [found, requested] = await Promise.all([findSite({ store, account }, sites, isCurrent), requesting]).catch(
        (error: unknown) => {
          requesting?.then(({ clients }) => clients.close()).catch(() => undefined);
          throw error;
        },
      );
      if (found?.site && isCurrent()) {
        launchParams.set(noLaunchParams);
        return siteLoader.open({ ...found, site: found.site, requested }, isCurrent);
      }
      requested?.clients.close();
      if (found && isCurrent()) transition({ kind: 'noSites', account: found.account });
    });

  /** Returns null if the token is refused. @throws AppError for any other failure */
  const loadOwner = (token: string): Promise<Session | null> =>
    account.loadSession(token).catch((error: unknown) => {
      if (toAppError(error).kind === 'auth') return null;
      throw error;
    });

  /** Whether another tab signed out, or in as another user, after `before` was read. Such a sign-out is followed at once. */
  const isReplaced = (before: StoredSession) => {
    if (store.read()?.userId === before.userId) return false;
    store.sync();
    return true;
  };

  /** Loads the owner of the URL's token, and lets the merchant decide if it is another user. */
  const promptAccountSwitch = (token: string, stored: StoredSession) =>
    startup(async (isCurrent) => {
      const ownToken = store.token(guessSite(store, launchParams.get().sites));
      const [offered, current] = await Promise.all([loadOwner(token), ownToken === null ? null : loadOwner(ownToken)]);
      if (isReplaced(stored) && isCurrent()) return start();
      if (!isCurrent()) return;
      if (offered && offered.userId !== stored.userId) {
        return transition({ kind: 'offered', token, offered: offered.profile, current: current?.profile ?? null });
      }
      dropUrlToken();
      if (offered) store.adopt(offered.userId, offered.sites);
      void load();
    });

  const start = () => {
    const { token, isLink } = launchParams.get();
    const stored = store.read();
    if (token !== null && stored && !isKnownToken(token, stored)) return void promptAccountSwitch(token, stored);
    if (token !== null && !stored) store.begin(token, isLink);
    dropUrlToken();
    void load();
  };

  /** Everything of the first user is deleted. The site that a link names is opened for the second one. */
  const switchUser = (token: string, discardsWork: boolean) => {
    const { sites } = launchParams.get();
    signOutLocally('left');
    store.end(discardsWork);
    store.begin(token);
    launchParams.set({ token: null, sites });
    void load();
  };

  /** Another tab stored tokens: of the same user, who needn't sign in again then, or of another. */
  const onTokensChanged = () => {
    const now = state.get();
    if (now.kind === 'loading' || now.kind === 'offered') return;
    if (now.kind !== 'ready' || store.read()?.userId !== now.account.userId) void load();
    else if (now.signIn !== 'in') resumeAfterSignIn();
  };
  store.subscribe((event) => {
    if (event === 'tokens') onTokensChanged();
    else if (event === 'discarded') signOutLocally('elsewhere', true);
    else if (state.get().kind !== 'signedOut') signOutLocally('elsewhere');
  });

  const otherClients = new Map<string, Promise<SiteClients>>();
  let openClients: SiteClients | null = null;
  state.subscribe(() => {
    const now = state.get();
    const clients = now.kind === 'ready' ? now.open.clients : null;
    if (clients === openClients) return;
    openClients = clients;
    for (const opened of otherClients.values()) opened.then((other) => other.close()).catch(() => undefined);
    otherClients.clear();
  });

  return {
    state,
    stored: store,
    setPasswordPrompt: machine.setPasswordPrompt,
    start(params) {
      launchParams.set(params);
      start();
    },
    retry: start,
    async signIn(email, password) {
      store.begin(await account.signIn(email, password));
      await load();
    },
    decide(accept, discardsWork = false) {
      const now = state.get();
      if (now.kind !== 'offered') return;
      dropUrlToken();
      if (accept) switchUser(now.token, discardsWork);
      else void load();
    },
    openSite(siteId) {
      const now = state.get();
      if (now.kind !== 'ready' || now.open.site._id === siteId) return;
      const site = now.account.sites.find((item) => item._id === siteId);
      const next = site && { account: now.account, site, notices: [], requested: null };
      if (next) void startup((isCurrent) => siteLoader.open(next, isCurrent));
      else if (!now.notices.includes('notOwned')) update({ notices: [...now.notices, 'notOwned'] });
    },
    async clientsOf(siteId) {
      const now = state.get();
      if (now.kind !== 'ready' || !now.account.sites.some(({ _id }) => _id === siteId)) {
        throw new AppError({ kind: 'forbidden' });
      }
      if (now.open.site._id === siteId) return now.open.clients;
      const opened = otherClients.get(siteId) ?? ports.openClients(siteId, machine.requestSignIn);
      otherClients.set(siteId, opened);
      opened.catch(() => otherClients.delete(siteId));
      return opened;
    },
    dismiss(notice) {
      if (notice === 'signedInByLink') store.passLinkCheck('notice');
      const now = state.get();
      if (now.kind === 'ready') update({ notices: now.notices.filter((item) => item !== notice) });
    },
    async confirmStore() {
      if (!store.requiresLinkCheck('question')) return true;
      const isConfirmed = await machine.ask({ kind: 'store' });
      if (isConfirmed) store.passLinkCheck('question');
      return isConfirmed;
    },
    async renew(password) {
      const now = state.get();
      if (now.kind !== 'ready') return { kind: 'renewed' };
      // A sign-out while the response is on its way must last.
      const requireSession = () => {
        const { kind } = state.get();
        if (kind === 'signedOut' || store.read()?.userId !== now.account.userId)
          throw new AppError({ kind: 'canceled' });
      };
      const token = await account.signIn(now.account.profile.email ?? '', password);
      requireSession();
      const session = await account.loadSession(token);
      requireSession();
      if (session.userId !== now.account.userId) return { kind: 'otherUser', token, profile: session.profile };
      store.adopt(session.userId, session.sites);
      resumeAfterSignIn();
      return { kind: 'renewed' };
    },
    goOnAs: (token) => switchUser(token, true),
    signOut(discardsWork) {
      signOutLocally('left');
      store.end(discardsWork);
    },
    confirmSignOut: (work) => machine.ask({ kind: 'signOut', work }),
    syncWithStorage() {
      const { kind } = state.get();
      if (kind !== 'signedOut' && kind !== 'loading') store.sync();
    },
  };
}

function isKnownToken(token: string, stored: StoredSession): boolean {
  return stored.signInToken === token || Object.values(stored.tokens).includes(token);
}
