import { isOffline } from '../../dataProvider/http/isOffline';
import { downloads } from '../lib/downloads';
import { expectLeave, isLeaving, reloadPage } from '../lib/pageReload';
import { isPrefetching } from '../lib/timing/prefetch';

/** Reloads once if a chunk is missing after a deploy. */

const RELOAD_GUARD_MS = 10_000;
const key = 'lostCodeAt';
const notifiedKey = 'lostCodeTold';

interface Ports {
  reload: () => void;
  now: () => number;
}

const browser: Ports = { reload: reloadPage, now: Date.now };

/**
 * Reloads the page if a chunk can't be loaded, since browsers don't request a module again that failed once. A second
 * failure within ten seconds is shown instead, unless the merchant asked to try again.
 */
export function reloadOnStaleChunk({ reload, now }: Ports = browser): void {
  window.addEventListener('beforeunload', expectLeave);
  window.addEventListener('vite:preloadError', (event) => {
    downloads.failed = true;
    // Firefox aborts the loading of code when the user goes to another page, which a reload would cancel.
    if (isLeaving()) return;
    // A failed prefetch can wait, and offline there is nothing newer to load.
    if (isPrefetching() || isOffline()) return;
    if (now() - lastLoss() < RELOAD_GUARD_MS && !downloads.isRetry) return;
    downloads.isRetry = false;
    event.preventDefault();
    // The history state survives the reload without storage.
    history.replaceState({ ...Object(history.state), [key]: now(), [notifiedKey]: false }, '');
    reload();
  });
}

/** Whether the page was reloaded for a newer version. Returns true once. */
export function consumeReloadNotice(): boolean {
  const state: unknown = history.state;
  if (lastLoss() === 0 || Object(state)[notifiedKey] !== false) return false;
  history.replaceState({ ...Object(state), [notifiedKey]: true }, '');
  return true;
}

function lastLoss(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && key in state ? Number(state[key]) : 0;
}
