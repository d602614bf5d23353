import { delay } from './timing/delay';

/** After this time, the page stays: the user was asked about unsaved changes and kept it, or left it for a download. */
const LEAVE_TIMEOUT_MS = 5_000;

let leave: Promise<void> | null = null;

/** Notes that another page will replace this one, whose code runs until then, or on if the user keeps it. */
export function expectLeave(): void {
  const expected = delay(LEAVE_TIMEOUT_MS).then(() => {
    if (leave === expected) leave = null;
  });
  leave = expected;
}

/** Whether another page is about to replace this one. Firefox has aborted then what this one was loading. */
export function isLeaving(): boolean {
  return leave !== null;
}

/** Reloads the page. */
export function reloadPage(): void {
  expectLeave();
  window.location.reload();
}

/** Resolves if the page isn't being left, or if it wasn't replaced. */
export async function waitForLeave(): Promise<void> {
  // The question about unsaved changes begins it once more.
  while (leave !== null) await leave;
}
