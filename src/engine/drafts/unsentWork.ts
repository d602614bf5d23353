/** Whether signing out would end or delete work that wasn't sent: drafts and running tasks of any tab, and rows of imports. */
import { hasStoredImportRows } from '../../lib/storage/hasStoredImportRows';
import { DRAFT_KEY_PREFIX, getTabItem, getTabKeys } from '../../lib/storage/tabStorage';
import { runningTasks } from '../tray/runningTasks';
import { isCurrentDraft } from './draftAge';

/** Held by each tab that has unsent work. A lock goes with its tab, so that no closed tab counts. */
const LOCK_NAME = 'console.drafts';

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
  locks.request(LOCK_NAME, { mode: 'shared' }, () => released).catch(() => undefined);
}

runningTasks.subscribe(publishUnsentWork);

/** Whether a tab has drafts or runs a task, or import rows wait to be sent. Never rejects. */
export async function hasUnsentWork(): Promise<boolean> {
  return hasUnsentWorkHere() || (await hasUnsentWorkInOtherTabs()) || (await hasStoredImportRows());
}

/** Whether this tab has drafts that haven't expired. */
export function hasDrafts(): boolean {
  return getTabKeys().some((key) => key.startsWith(DRAFT_KEY_PREFIX) && isCurrentDraft(getTabItem(key)));
}

function hasUnsentWorkHere(): boolean {
  return hasDrafts() || runningTasks.areAny();
}

async function hasUnsentWorkInOtherTabs(): Promise<boolean> {
  try {
    const { held = [] } = (await getLocks()?.query()) ?? {};
    return held.some(({ name }) => name === LOCK_NAME);
  } catch {
    return false;
  }
}

/** Undefined on pages without https, and in old browsers. */
function getLocks(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks;
}
