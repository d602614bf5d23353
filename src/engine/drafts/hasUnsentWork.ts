import { hasStoredImportRows } from '../../lib/storage/hasStoredImportRows';
import { getLocks, hasUnsentWorkHere, UNSENT_WORK_LOCK } from './unsentWork';

/**
 * Whether signing out would end or delete work: a tab has drafts or runs a task, or rows of an import wait to be sent.
 * Never rejects.
 */
export async function hasUnsentWork(): Promise<boolean> {
  return hasUnsentWorkHere() || (await hasUnsentWorkInOtherTabs()) || (await hasStoredImportRows());
}

async function hasUnsentWorkInOtherTabs(): Promise<boolean> {
  try {
    const { held = [] } = (await getLocks()?.query()) ?? {};
    return held.some(({ name }) => name === UNSENT_WORK_LOCK);
  } catch {
    return false;
  }
}
