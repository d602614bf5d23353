import { createStore, type Store } from './createStore';
import { createRenewal } from './renewal';
import type { SessionState, SignIn } from './sessionState';

type Ready = Extract<SessionState, { kind: 'ready' }>;

/** The state of a session, and what each change of it brings along. */
export interface SessionMoves {
  state: Pick<Store<SessionState>, 'get' | 'subscribe'>;
  /** Goes on to another state; the clients of a shop that is left are closed. */
  move(next: SessionState): void;
  /** Changes something about the open shop; nothing where none is open. */
  update(change: Partial<Ready>): void;
  /** Asks for the password over the page. @returns whether the calls that wait for it may be sent again */
  askForSignIn(): Promise<boolean>;
  /** The dialog was cancelled, or is asked for again. */
  setAsking(asking: boolean): void;
  /** The merchant is signed in again: what waited goes on, and what is shown is read anew. */
  letThrough(): void;
}

export function createSessionMoves(): SessionMoves {
  const state = createStore<SessionState>({ kind: 'loading' });
  const renewal = createRenewal();
  const update = (change: Partial<Ready>) => {
    const now = state.get();
    if (now.kind === 'ready') state.set({ ...now, ...change });
  };
  return {
    state,
    move(next) {
      const now = state.get();
      if (now.kind === 'ready' && (next.kind !== 'ready' || next.open.clients !== now.open.clients)) {
        renewal.settle(false);
        now.open.clients.close();
      }
      state.set(next);
    },
    update,
    askForSignIn() {
      const now = state.get();
      if (now.kind !== 'ready' || now.signIn === 'declined') return Promise.resolve(false);
      update({ signIn: 'asking' });
      return renewal.wait();
    },
    setAsking(asking) {
      const signIn: SignIn = asking ? 'asking' : 'declined';
      update({ signIn });
      if (!asking) renewal.settle(false);
    },
    letThrough() {
      update({ signIn: 'in' });
      renewal.settle(true);
      const now = state.get();
      if (now.kind === 'ready') void now.open.clients.queryClient.invalidateQueries();
    },
  };
}
