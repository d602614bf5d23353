import { isPrefetching } from '../lib/prefetch';

/** Code that is not there any more, because a newer version was put in place: the page is loaded again, once. */

const guard = 10_000;
const key = 'lostCodeAt';

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
    const state: unknown = history.state;
    const last = typeof state === 'object' && state !== null && key in state ? Number(state[key]) : 0;
    if (now() - last < guard) return;
    event.preventDefault();
    // The history entry outlives the reload, and needs no storage.
    history.replaceState({ ...Object(state), [key]: now() }, '');
    reload();
  });
}
