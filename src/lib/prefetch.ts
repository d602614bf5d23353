let underway = 0;

/** Fetches code ahead of its use. Nobody waits for it, so a failure is nothing: it is fetched again when it is used. */
export async function prefetch(load: () => Promise<unknown>): Promise<void> {
  if (!navigator.onLine) return;
  underway += 1;
  try {
    await load();
  } catch {
    // Told where it is used.
  } finally {
    underway -= 1;
  }
}

/** Whether a failure to load code may be one of a prefetch. */
export function isPrefetching(): boolean {
  return underway > 0;
}
