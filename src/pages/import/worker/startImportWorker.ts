import { proxy, type Remote, wrap } from 'comlink';
import ImportThread from './import.worker?worker';
import type { ImportSession } from './importSession';

/** An import session in a worker of its own: nothing of a file is read, checked or kept on the page's thread. */
export interface ImportWorker {
  session: Remote<ImportSession>;
  /** Wraps a function that the worker calls. */
  callback: <Given extends (...values: never[]) => void>(given: Given) => Given;
  /** Refused when the worker breaks down, or its code cannot be loaded: what was asked of it is never answered then. */
  broken: Promise<never>;
  end(): void;
}

export function startImportWorker(): ImportWorker {
  const worker = new ImportThread();
  const broken = new Promise<never>((_, refuse) => {
    const tell = (event: Event) => refuse(new Error(`The worker broke down: ${event.type}.`));
    worker.addEventListener('error', tell);
    worker.addEventListener('messageerror', tell);
  });
  // It is told to who asks for something.
  broken.catch(() => undefined);
  return {
    broken,
    session: wrap<ImportSession>(worker),
    callback: (given) => proxy(given),
    end: () => worker.terminate(),
  };
}
