import { proxy, type Remote, wrap } from 'comlink';
import ImportThread from './import.worker?worker';
import type { ImportSession } from './importSession';

/** An import session in a dedicated worker, so parsing and validation don't block the main thread. */
export interface ImportWorker {
  session: Remote<ImportSession>;
  /** Wraps a callback for the worker. */
  callback: <Callback extends (...args: never[]) => void>(callback: Callback) => Callback;
  /** Rejects if the worker crashes or fails to load. Pending calls never settle then. */
  crashed: Promise<never>;
  dispose(): void;
}

export function startImportWorker(): ImportWorker {
  const worker = new ImportThread();
  const crashed = new Promise<never>((_, reject) => {
    const onError = (event: Event) => reject(new Error(`The import worker crashed: ${event.type}.`));
    worker.addEventListener('error', onError);
    worker.addEventListener('messageerror', onError);
  });
  // Callers handle it; this only prevents an unhandledrejection.
  crashed.catch(() => undefined);
  return {
    crashed,
    session: wrap<ImportSession>(worker),
    callback: (callback) => proxy(callback),
    dispose: () => worker.terminate(),
  };
}
