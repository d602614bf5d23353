import {
  IMPORT_DB,
  IMPORT_ROWS_KEY,
  IMPORT_RUN_KEY,
  openStore,
  PREPARED_DB,
  PREPARED_STATE_KEY,
} from '../../lib/storage/databases';
import { getLocks, hasUnsentWorkHere, UNSENT_WORK_LOCK } from './unsentWork';

/**
 * Whether signing out would end or delete work: a tab has drafts or runs a task, or rows of an import wait to be sent, or
 * were corrected. Never rejects.
 */
export async function hasUnsentWork(): Promise<boolean> {
  return (
    hasUnsentWorkHere() ||
    (await hasUnsentWorkInOtherTabs()) ||
    (await hasStoredImportRows()) ||
    (await hasCorrections())
  );
}

async function hasUnsentWorkInOtherTabs(): Promise<boolean> {
  try {
    const { held = [] } = (await getLocks()?.query()) ?? {};
    return held.some(({ name }) => name === UNSENT_WORK_LOCK);
  } catch {
    return false;
  }
}

/** Whether rows of an import wait to be sent. Never rejects. */
function hasStoredImportRows(): Promise<boolean> {
  return new Promise((resolve) => {
    openStore(IMPORT_DB, (objects) => {
      if (!objects) return resolve(false);
      const keys = objects.getAllKeys();
      keys.onsuccess = () => {
        const names = keys.result.map(String);
        const rows = new Set(names.map((name) => name.split(IMPORT_ROWS_KEY)[1]));
        const runs = names.filter((name) => name.includes(IMPORT_RUN_KEY)).map((name) => objects.get(name));
        objects.transaction.oncomplete = () =>
          resolve(runs.some(({ result }) => getWaitingKeys(result).some((key) => rows.has(key))));
      };
      objects.transaction.onabort = () => resolve(false);
    });
  });
}

/** Whether rows were corrected of an import that is being prepared. Never rejects. */
function hasCorrections(): Promise<boolean> {
  return new Promise((resolve) => {
    openStore(PREPARED_DB, (objects) => {
      if (!objects) return resolve(false);
      const keys = objects.getAllKeys();
      keys.onsuccess = () => {
        const states = keys.result
          .filter((key) => String(key).includes(PREPARED_STATE_KEY))
          .map((key) => objects.get(key));
        objects.transaction.oncomplete = () => resolve(states.some(({ result }) => Object(result).correctionCount > 0));
      };
      objects.transaction.onabort = () => resolve(false);
    });
  });
}

/** Keys of the batches of a stored import that weren't sent. */
function getWaitingKeys(run: unknown): string[] {
  const batches: unknown = Object(run).batches;
  return Array.isArray(batches) ? batches.flatMap(({ key, state }) => (state === 'waiting' ? [String(key)] : [])) : [];
}
