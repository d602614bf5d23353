import { isOffline } from '../../../dataProvider/http/isOffline';

let pendingCount = 0;

/** Preloads a module. Failures are ignored; the module is fetched again on first use. */
export async function prefetch(load: () => Promise<unknown>): Promise<void> {
  if (isOffline()) return;
  pendingCount += 1;
  try {
    await load();
  } catch {
    // Reported on first use.
  } finally {
    pendingCount -= 1;
  }
}

/** Whether a chunk load error may come from a prefetch. */
export function isPrefetching(): boolean {
  return pendingCount > 0;
}
