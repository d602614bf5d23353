/** Work of this tab that wasn't sent: drafts and running tasks. */
import { DRAFT_KEY_PREFIX, getTabItem, getTabKeys } from '../../lib/storage/tabStorage';
import { runningTasks } from '../tray/runningTasks';
import { isCurrentDraft } from './draftAge';
import { holdLock } from './locks';

/** Held by each tab that has unsent work. A lock goes with its tab, so that no closed tab counts. */
export const UNSENT_WORK_LOCK = 'console.drafts';

let releaseLock: (() => void) | null = null;

/** Tells other tabs whether this one has unsent work. Called after each change of a draft. */
export function publishUnsentWork(): void {
  if (hasUnsentWorkHere() === (releaseLock !== null)) return;
  releaseLock?.();
  releaseLock = releaseLock ? null : holdLock(UNSENT_WORK_LOCK, { mode: 'shared' });
}

runningTasks.subscribe(publishUnsentWork);

/** The number of this tab's drafts that haven't expired. */
export function countDrafts(): number {
  return getTabKeys().filter((key) => key.startsWith(DRAFT_KEY_PREFIX) && isCurrentDraft(getTabItem(key))).length;
}

/** Whether this tab has drafts that haven't expired. */
export const hasDrafts = (): boolean => countDrafts() > 0;

export function hasUnsentWorkHere(): boolean {
  return hasDrafts() || runningTasks.areAny();
}
