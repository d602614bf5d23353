import { isPrefetching } from '../lib/prefetch';

/** Code that is not there any more, because a newer version was put in place: the page is loaded again, once. */

const guard = 10_000;
const key = 'lostCodeAt';
const toldKey = 'lostCodeTold';

interface Ports {
  reload: () => void;
  now: () => number;
}

const browser: Ports = { reload: () => window.location.reload(), now: Date.now };

/** Loads the page again when a piece of code cannot be loaded; a second time within ten seconds the failure is shown instead. */
export function reloadOnceOnLostCode({ reload, now }: Ports = browser): void {
  window.addEventListener('vite:preloadError', (event) => {
    // What is only fetched ahead can wait, and without a network there is nothing newer to load.
    if (isPrefetching() || !navigator.onLine) return;
    if (now() - lastLoss() < guard) return;
    event.preventDefault();
    // The history entry outlives the reload, and needs no storage.
    history.replaceState({ ...Object(history.state), [key]: now(), [toldKey]: false }, '');
    reload();
  });
}

/** Whether the page was loaded again because a newer version was put in place, and nobody was told yet; true once. */
export function takeReload(): boolean {
  const state: unknown = history.state;
  if (lastLoss() === 0 || Object(state)[toldKey] !== false) return false;
  history.replaceState({ ...Object(state), [toldKey]: true }, '');
  return true;
}

function lastLoss(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && key in state ? Number(state[key]) : 0;
}
