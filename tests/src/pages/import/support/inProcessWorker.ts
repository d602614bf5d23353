import type { SessionWorker } from '../../../../../src/pages/import/flow/importFlow';
import { createImportSession, type ImportSession } from '../../../../../src/pages/import/worker/importSession';

/** An import session without a worker: it answers a moment later, as a worker does. */
export function inProcessWorker(): SessionWorker & { breakDown: () => void; isEnded: () => boolean } {
  const session = createImportSession();
  let isEnded = false;
  let refuse = (_reason: Error): void => undefined;
  const broken = new Promise<never>((_, reject) => {
    refuse = reject;
  });
  broken.catch(() => undefined);
  const later = <Name extends keyof ImportSession>(name: Name) => {
    const call = session[name];
    return async (...given: unknown[]) => {
      await Promise.resolve();
      // What is never answered any more.
      if (isEnded) return new Promise(() => undefined);
      return Reflect.apply(call, session, given);
    };
  };
  const asynchronous = Object.fromEntries(
    (Object.keys(session) as (keyof ImportSession)[]).map((name) => [name, later(name)]), // its own keys
  );
  return {
    session: asynchronous as unknown as SessionWorker['session'], // each call by its own name
    callback: (given) => given,
    broken,
    breakDown: () => refuse(new Error('The worker broke down.')),
    isEnded: () => isEnded,
    end: () => {
      isEnded = true;
    },
  };
}
