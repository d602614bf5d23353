import { delay } from './timing/delay';

/** After this time, the page stays: the user was asked about unsaved changes and kept it. */
const RELOAD_TIMEOUT_MS = 5_000;

let reload: Promise<void> | null = null;

/** Reloads the page. Its code runs until then, or on if the user keeps the page. */
export function reloadPage(): void {
  reload = delay(RELOAD_TIMEOUT_MS);
  window.location.reload();
}

/** Resolves if no reload is pending, or if the page wasn't replaced by it. */
export async function waitForReload(): Promise<void> {
  await reload;
}
