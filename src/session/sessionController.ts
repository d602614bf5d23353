/** The session of a tab from start to sign-out, as one state machine outside React. */
import type { Session } from '../../dataProvider/methods/session';
import { type Arrival, createBeginnings } from './beginnings';
import { createSessionMoves, type SessionMoves } from './sessionMoves';
import type { SessionPorts } from './sessionPorts';
import { createSessionStart } from './sessionStart';
import type { SiteNotice } from './sessionState';
import { createSiteOpening, type SiteOpening } from './siteOpening';

/** Outcome of the password dialog: signed in again, or somebody else's session that was not begun yet. */
export type Renewed = { kind: 'renewed' } | { kind: 'otherUser'; token: string; profile: Session['profile'] };

/** The session as pages use it. Nothing here throws but what says so. */
export interface SessionController {
  state: SessionMoves['state'];
  start(arrival: Arrival): void;
  /** Begins again after a failure; what is stored is kept. */
  retry(): void;
  /** @throws AppError with the server's text when it refuses */
  signIn(email: string, password: string): Promise<void>;
  /** Answers the state 'offered'. */
  decide(accept: boolean): void;
  /** Opens another site of the merchant's; one that is not theirs is refused with a notice. */
  openSite(siteId: string): void;
  changeSettings: SiteOpening['changeSettings'];
  changeTheme: SiteOpening['changeTheme'];
  reloadSettings: SiteOpening['reloadSettings'];
  dismiss(notice: SiteNotice): void;
  reloadWidgets: SiteOpening['reloadWidgets'];
  /** Signs in again as the same user. @throws AppError */
  renew(password: string): Promise<Renewed>;
  /** Goes on as the other user that {@link renew} met: everything of the first one is dropped. */
  goOnAs(token: string): void;
  setAsking: SessionMoves['setAsking'];
  signOut(): void;
  /** Compares with what is stored: after the page came back from the browser's history. */
  recheck(): void;
}

export function createSessionController(ports: SessionPorts): SessionController {
  const { store, account } = ports;
  const moves = createSessionMoves();
  const { state, update, letThrough, setAsking } = moves;
  const beginnings = createBeginnings(moves);
  const { begin, leave, arrive } = beginnings;
  const opening = createSiteOpening(ports, moves);
  const { run, load, decide, goOnAs } = createSessionStart(ports, moves, beginnings, opening);

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
    start(arrival) {
      arrive(arrival);
      run();
    },
    retry: run,
    async signIn(email, password) {
      const token = await account.signIn(email, password);
      store.begin(token);
      await load();
    },
    decide,
    openSite(siteId) {
      const now = state.get();
      if (now.kind !== 'ready' || now.open.site._id === siteId) return;
      const site = now.account.sites.find((one) => one._id === siteId);
      if (site) void begin((isCurrent) => opening.open(now.account, site, [], isCurrent));
      else if (!now.notices.includes('notOwned')) update({ notices: [...now.notices, 'notOwned'] });
    },
    changeSettings: opening.changeSettings,
    changeTheme: opening.changeTheme,
    reloadSettings: opening.reloadSettings,
    dismiss(notice) {
      const now = state.get();
      if (now.kind === 'ready') update({ notices: now.notices.filter((one) => one !== notice) });
    },
    reloadWidgets: opening.reloadWidgets,
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
    setAsking,
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
