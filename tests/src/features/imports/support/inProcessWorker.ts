import type { SessionWorker } from '../../../../../src/features/imports/flow/importFlow';
import { createImportSession, type ImportSession } from '../../../../../src/features/imports/worker/importSession';

/** An import session without a worker. Responds asynchronously, like a worker. Replaces the module of this name in all tests. */
export function startImportWorker(): SessionWorker & { breakDown: () => void; isEnded: () => boolean } {
  const session = createImportSession();
  let isEnded = false;
  let refuse = (_reason: Error): void => undefined;
  const crashed = new Promise<never>((_, reject) => {
    refuse = reject;
  });
  crashed.catch(() => undefined);
  const toAsync = <Name extends keyof ImportSession>(name: Name) => {
    const call = session[name];
    return async (...given: unknown[]) => {
      await Promise.resolve();
      // A terminated worker never responds.
      if (isEnded) return new Promise(() => undefined);
      return Reflect.apply(call, session, given);
    };
  };
  const asynchronous = Object.fromEntries(
    (Object.keys(session) as (keyof ImportSession)[]).map((name) => [name, toAsync(name)]), // own keys only
  );
  return {
    session: asynchronous as unknown as SessionWorker['session'], // one method per key
    callback: (given) => given,
    crashed,
    breakDown: () => refuse(new Error('The worker broke down.')),
    isEnded: () => isEnded,
    dispose: () => {
      isEnded = true;
    },
  };
}
