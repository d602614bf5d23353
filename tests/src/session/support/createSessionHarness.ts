import { vi } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import type { Session } from '../../../../dataProvider/methods/session';
import { ConsoleQueryClient } from '../../../../dataProvider/writes/consoleQueryClient';
import { createFindingStore } from '../../../../src/engine/findings/findingStore';
import { createWriteHistory } from '../../../../src/engine/history/writeHistory';
import { createSessionController } from '../../../../src/session/sessionController';
import type { SessionState } from '../../../../src/session/sessionState';
import type { SiteClients } from '../../../../src/session/siteClients';
import { createBrowser, type Tab } from '../../../dataProvider/support/tabs';
import { createGate } from '../../../support/createGate';
import { stubDataProvider } from '../../../support/stubDataProvider';

export const owner: Session = {
  userId: 'u1',
  siteId: 's1',
  sites: [
    { _id: 's1', name: 'Nordlys', access_token: 'T1' },
    { _id: 's2', name: 'Tsuki', access_token: 'T2' },
  ],
  profile: { name: 'Mina', email: 'mina@shop.example' },
};

export const otherUser: Session = {
  userId: 'u2',
  siteId: 's9',
  sites: [
    { _id: 's8', name: 'Harbor', access_token: 'T8' },
    { _id: 's9', name: 'Meadow', access_token: 'T9' },
  ],
  profile: { name: null, email: 'other@shop.example' },
};

/** The same user after a new sign-in, which renews the tokens. */
export const renewedOwner: Session = {
  ...owner,
  sites: owner.sites.map((site) => ({ ...site, access_token: `${site.access_token}b` })),
};

/** Lets all promises that wait for nothing else settle. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));

/** The clients of a site as the test sees them. */
interface OpenedClients extends SiteClients {
  /** The token of their requests. */
  token: string | null;
  isClosed: boolean;
  /** Sends a call whose token is refused. @returns true if it may be sent again */
  refuseToken(): Promise<boolean>;
}

/** A browser whose tabs run sessions, over a provider without a network. */
export function createSessionHarness() {
  const browser = createBrowser();
  const server = {
    /** The users by their token; any other token is refused. */
    users: new Map<string, Session>([
      ...['login', 'T1', 'T2'].map((token) => [token, owner] as const),
      ...['login2', 'T1b', 'T2b'].map((token) => [token, renewedOwner] as const),
      ...['login-other', 'T8', 'T9'].map((token) => [token, otherUser] as const),
    ]),
    /** The token of the next sign-in; null if it is refused. */
    signInToken: 'login2' as string | null,
    /** What the call fails with, by its name or by the site of the clients. */
    failures: new Map<string, AppError>(),
    /** Called before each response. */
    beforeResponse: async (_call: string): Promise<void> => undefined,
    calls: [] as string[],
  };
  const respond = async (call: string) => {
    server.calls.push(call);
    await server.beforeResponse(call);
    const failure = server.failures.get(call);
    if (failure) throw failure;
  };

  const open = () => {
    const tab = browser.open();
    const clients: OpenedClients[] = [];
    /** The kinds of state in their order, without repetitions. */
    const states: SessionState['kind'][] = ['loading'];
    const controller = createSessionController({
      store: tab.session,
      account: {
        async loadSession(token) {
          await respond(`session ${token}`);
          const session = server.users.get(token);
          if (!session) throw new AppError({ kind: 'auth', status: 401 });
          return session;
        },
        async signIn(email, password) {
          await respond(`sign in ${email} ${password}`);
          if (server.signInToken === null) throw new AppError({ kind: 'auth', message: 'Wrong password' });
          return server.signInToken;
        },
      },
      prefetchPageData: async () => undefined,
      async openClients(siteId, refuseToken) {
        await respond(`open ${siteId}`);
        const opened: OpenedClients = {
          siteId,
          token: tab.session.token(siteId),
          isClosed: false,
          refuseToken,
          dataProvider: stubDataProvider({
            loadSettings: async () => {
              await respond(`settings ${siteId}`);
              return { _id: siteId };
            },
            getList: async () => ({ data: [], total: 0 }),
            ping: async () => ({}),
          }),
          queryClient: new ConsoleQueryClient(),
          history: createWriteHistory(() => `u1.${siteId}`),
          findings: createFindingStore(),
          onLateFailure: () => undefined,
          close() {
            opened.isClosed = true;
          },
        };
        clients.push(opened);
        return opened;
      },
      log: () => undefined,
    });
    controller.state.subscribe(() => {
      const { kind } = controller.state.get();
      if (states.at(-1) !== kind) states.push(kind);
    });
    return {
      tab,
      controller,
      states,
      /** The clients in the order in which they were opened. */
      clients,
      openClients: () => clients.filter(({ isClosed }) => !isClosed).map(({ siteId }) => siteId),
      /** The open site; null if there is none. */
      site() {
        const now = controller.state.get();
        return now.kind === 'ready' ? now.open.site._id : null;
      },
      notices() {
        const now = controller.state.get();
        return now.kind === 'ready' ? now.notices : null;
      },
      question() {
        const now = controller.state.get();
        return now.kind === 'ready' ? (now.question ?? null) : null;
      },
      signInStatus() {
        const now = controller.state.get();
        return now.kind === 'ready' ? now.signIn : null;
      },
    };
  };

  /** Stores a session as an earlier visit has left it. */
  const storeSession = (tab: Tab, lastSite = 's1') => {
    tab.session.begin('login');
    tab.session.adopt(owner.userId, owner.sites);
    tab.session.pin(lastSite);
    browser.deliver();
  };
  /** A tab with a stored session, which hasn't been started. */
  const openStored = (lastSite?: string) => {
    const opened = open();
    storeSession(opened.tab, lastSite);
    return opened;
  };
  /** A tab whose stored session has been started. */
  const openSignedIn = async (lastSite?: string) => {
    const opened = openStored(lastSite);
    opened.controller.start({ token: null, sites: [] });
    await settle();
    return opened;
  };

  return {
    browser,
    server,
    open,
    storeSession,
    openStored,
    openSignedIn,
    /** Changes the sites or the profile of the stored session's user. */
    changeOwner(change: Partial<Session>) {
      for (const token of ['login', 'T1', 'T2']) server.users.set(token, { ...owner, ...change });
    },
    /** Another user signs in, in another tab. */
    signInOtherUser() {
      const { session } = browser.open();
      session.begin('login-other');
      session.adopt(otherUser.userId, otherUser.sites);
    },
    /** Delivers what the tabs tell each other. */
    async deliver() {
      browser.deliver();
      await settle();
    },
    /** Holds back the responses of a call until it is called. */
    holdBack(held: string) {
      const gate = createGate();
      const release = gate.close();
      server.beforeResponse = async (call) => {
        if (call === held) await gate.pass();
      };
      return async () => {
        release();
        await settle();
      };
    },
  };
}

/** The tab's storage, which the modules of drafts read. */
export function stubTabStorage(storage: Storage): void {
  vi.stubGlobal('sessionStorage', storage);
}
