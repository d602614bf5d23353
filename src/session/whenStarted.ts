import type { SessionController } from './sessionController';

/** Resolves when the session is known: open, refused, or none. */
export function whenStarted({ state }: Pick<SessionController, 'state'>): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (state.get().kind === 'loading') return;
      stop();
      resolve();
    };
    const stop = state.subscribe(look);
    look();
  });
}
