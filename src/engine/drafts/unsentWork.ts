/** Work of this tab that wasn't sent: drafts and running tasks. */
import { DRAFT_KEY_PREFIX, getTabItem, getTabKeys } from '../../lib/storage/tabStorage';
import { runningTasks } from '../tray/runningTasks';
import { isCurrentDraft } from './draftAge';

/** Held by each tab that has unsent work. A lock goes with its tab, so that no closed tab counts. */
export const UNSENT_WORK_LOCK = 'console.drafts';

let releaseLock: (() => void) | null = null;

/** Tells other tabs whether this one has unsent work. Called after each change of a draft. */
export function publishUnsentWork(): void {
  const locks = getLocks();
  if (!locks || hasUnsentWorkHere() === (releaseLock !== null)) return;
  if (releaseLock) {
    releaseLock();
    releaseLock = null;
    return;
  }
  const released = new Promise<void>((resolve) => {
    releaseLock = resolve;
  });
  locks.request(UNSENT_WORK_LOCK, { mode: 'shared' }, () => released).catch(() => undefined);
}

runningTasks.subscribe(publishUnsentWork);

/** Whether this tab has drafts that haven't expired. */
export function hasDrafts(): boolean {
  return getTabKeys().some((key) => key.startsWith(DRAFT_KEY_PREFIX) && isCurrentDraft(getTabItem(key)));
}

export function hasUnsentWorkHere(): boolean {
  return hasDrafts() || runningTasks.areAny();
}

/** Undefined on pages without https, and in old browsers. */
export function getLocks(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks;
}
