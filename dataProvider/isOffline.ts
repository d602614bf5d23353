/** Whether the browser knows that there is no network. That it does not know of any lack means little. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
