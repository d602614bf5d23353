const isReported = () => globalThis.navigator?.onLine === false;

/**
 * A browser on a machine without a network says that it is offline, although it got this page from a server on that
 * machine. This says nothing of the server, until it changes.
 */
let isMeaningless = isReported();
globalThis.addEventListener?.('online', () => {
  isMeaningless = false;
});

/** Checks if the browser reports that it is offline, and didn't so when the page started. */
export function isOffline(): boolean {
  return isReported() && !isMeaningless;
}
