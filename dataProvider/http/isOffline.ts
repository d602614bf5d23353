/** Checks if the browser reports that it is offline. `navigator.onLine` is only reliable if it is false. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
