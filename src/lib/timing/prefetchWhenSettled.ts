import { prefetch } from './prefetch';
import { runWhenSettled } from './runWhenSettled';

/** Not in every browser, and unknown to TypeScript. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

declare global {
  interface Navigator {
    connection?: Connection;
  }
}

/** Whether prefetches should be left out: the user saves data, or the connection is so slow that requests would wait. */
export function isDataSaved(): boolean {
  const { saveData, effectiveType } = navigator.connection ?? {};
  return saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g';
}

/** Preloads code when the page has settled, unless data are saved. Returns a cancel function. */
export function prefetchWhenSettled(load: () => Promise<unknown>): () => void {
  return runWhenSettled(() => {
    if (!isDataSaved()) void prefetch(load);
  });
}
