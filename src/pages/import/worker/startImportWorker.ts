import { proxy, type Remote, wrap } from 'comlink';
import ImportThread from './import.worker?worker';
import type { ImportSession } from './importSession';

/** An import session in a worker of its own: nothing of a file is read, checked or kept on the page's thread. */
export interface ImportWorker {
  session: Remote<ImportSession>;
  /** Wraps a function that the worker calls. */
  callback: <Given extends (...values: never[]) => void>(given: Given) => Given;
  end(): void;
}

export function startImportWorker(): ImportWorker {
  const worker = new ImportThread();
  return { session: wrap<ImportSession>(worker), callback: (given) => proxy(given), end: () => worker.terminate() };
}
