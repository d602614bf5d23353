/** Whether signing out would delete work that wasn't sent: drafts of any tab, and rows of imports. */
import { hasStoredImportRows } from '../../lib/storage/databases';
import { getTabItem, getTabKeys } from '../../lib/storage/tabStorage';
import { isCurrentDraft } from './draftAge';

/** Held by each tab that has drafts. A lock goes with its tab, so that no closed tab counts. */
const LOCK_NAME = 'console.drafts';

let releaseLock: (() => void) | null = null;

/** Tells other tabs whether this one has drafts. Called after each change of a draft. */
export function publishDrafts(): void {
  const locks = getLocks();
  if (!locks || hasDrafts() === (releaseLock !== null)) return;
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

/** Whether a tab has drafts, or import rows wait to be sent. Never rejects. */
export async function hasUnsentWork(): Promise<boolean> {
  return hasDrafts() || (await hasDraftsInOtherTabs()) || (await hasStoredImportRows());
}

function hasDrafts(): boolean {
  return getTabKeys().some((key) => key.startsWith('draft.') && isCurrentDraft(getTabItem(key)));
}

async function hasDraftsInOtherTabs(): Promise<boolean> {
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
