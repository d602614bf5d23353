import { toAppError } from '../../dataProvider/errors';
import { clearAttempts } from '../engine/drafts/attemptStore';
import { createStore, type Store } from '../lib/createStore';
import { clearDatabases } from '../lib/storage/databases';
import { clearTabStorage } from '../lib/storage/tabStorage';
import { expireChanges } from './expireChanges';
import type { AskedQuestion, SessionState, SignedOutReason } from './sessionState';

type Ready = Extract<SessionState, { kind: 'ready' }>;

/** What the URL of the page, or a page without a session, brought. */
export interface LaunchParams {
  /** Its token; null if there was none. */
  token: string | null;
  /** Every `siteId` in it. */
  sites: readonly string[];
  /** Whether the token came with a link. */
  isLink?: boolean;
}

export const noLaunchParams: LaunchParams = { token: null, sites: [] };

/** Session state machine: the state, its transitions and their side effects. It sends no requests. */
export interface SessionMachine {
  state: Pick<Store<SessionState>, 'get' | 'subscribe'>;
  /** Changes the state; closes the clients of a site that is left. */
  transition(next: SessionState): void;
  /** Changes the open site's part of the state; ignored while none is open. */
  update(change: Partial<Ready>): void;
  /**
   * Runs one startup; the outcome of an earlier one is ignored from then on. A refused token leads to the sign-in page,
   * any other failure to a Retry.
   */
  startup(run: (isCurrent: () => boolean) => Promise<void>): Promise<void>;
  /** The URL's parameters, until a site is open. */
  launchParams: { get(): LaunchParams; set(params: LaunchParams): void };
  /**
   * Ends the session in this tab.
   * @param deletesWork whether to delete unsent work, about which the merchant was asked then
   */
  signOutLocally(reason: SignedOutReason, deletesWork?: boolean): void;
  /** Opens the password dialog. @returns whether the calls that wait for it may be sent again */
  requestSignIn(): Promise<boolean>;
  /** Opens the password dialog again, or closes it without a sign-in. */
  setPasswordPrompt(isOpen: boolean): void;
  /** Shows a question over the page. @returns the answer; false if the site is left without one */
  ask(asked: AskedQuestion): Promise<boolean>;
  /** After a new sign-in of the same user: waiting calls are sent again, and everything is refetched. */
  resumeAfterSignIn(): void;
}

export function createSessionMachine(): SessionMachine {
  const state = createStore<SessionState>({ kind: 'loading' });
  const signInRequest = createSignInRequest();
  let launchParams = noLaunchParams;
  let startupCount = 0;

  const transition = (next: SessionState) => {
    const now = state.get();
    if (now.kind === 'ready' && (next.kind !== 'ready' || next.open.clients !== now.open.clients)) {
      signInRequest.settle(false);
      now.question?.answer(false);
      now.open.clients.close();
    }
    state.set(next);
  };
  const update = (change: Partial<Ready>) => {
    const now = state.get();
    if (now.kind === 'ready') state.set({ ...now, ...change });
  };
  const signOutLocally = (reason: SignedOutReason, deletesWork = reason === 'left') => {
    startupCount += 1;
    launchParams = noLaunchParams;
    // After a token expired or a sign-out in another tab, the same user will want the drafts back.
    if (deletesWork) {
      clearTabStorage();
      clearAttempts();
      clearDatabases();
    } else {
      expireChanges();
    }
    transition({ kind: 'signedOut', reason });
  };

  return {
    state,
    transition,
    update,
    async startup(run) {
      startupCount += 1;
      const startupId = startupCount;
      transition({ kind: 'loading' });
      expireChanges();
      try {
        await run(() => startupId === startupCount);
      } catch (caught) {
        if (startupId !== startupCount) return;
        const error = toAppError(caught);
        if (error.kind === 'auth') signOutLocally('expired');
        else transition({ kind: 'failed', error });
      }
    },
    launchParams: {
      get: () => launchParams,
      set(params) {
        launchParams = params;
      },
    },
    signOutLocally,
    requestSignIn() {
      const now = state.get();
      if (now.kind !== 'ready' || now.signIn === 'declined') return Promise.resolve(false);
      update({ signIn: 'asking' });
      return signInRequest.wait();
    },
    setPasswordPrompt(isOpen) {
      update({ signIn: isOpen ? 'asking' : 'declined' });
      if (!isOpen) signInRequest.settle(false);
    },
    ask(asked) {
      const now = state.get();
      if (now.kind !== 'ready') return Promise.resolve(false);
      now.question?.answer(false);
      return new Promise((resolve) => {
        const answer = (isConfirmed: boolean) => {
          update({ question: null });
          resolve(isConfirmed);
        };
        update({ question: { ...asked, answer } });
      });
    },
    resumeAfterSignIn() {
      update({ signIn: 'in' });
      signInRequest.settle(true);
      const now = state.get();
      if (now.kind === 'ready') void now.open.clients.queryClient.invalidateQueries();
    },
  };
}

/** One request for a new sign-in at a time, however many calls wait for its outcome. */
function createSignInRequest() {
  let waiting: { result: Promise<boolean>; resolve: (signedIn: boolean) => void } | null = null;
  return {
    /** Resolves with true if calls may be sent again. */
    wait(): Promise<boolean> {
      if (!waiting) {
        let resolve: (signedIn: boolean) => void = () => undefined;
        const result = new Promise<boolean>((settle) => {
          resolve = settle;
        });
        waiting = { result, resolve };
      }
      return waiting.result;
    },
    settle(signedIn: boolean) {
      waiting?.resolve(signedIn);
      waiting = null;
    },
  };
}
