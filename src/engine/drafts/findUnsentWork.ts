import {
  type DatabaseName,
  IMPORT_DB,
  IMPORT_ROWS_KEY,
  IMPORT_RUN_KEY,
  openStore,
  PREPARED_DB,
  PREPARED_STATE_KEY,
} from '../../lib/storage/databases';
import { runningTasks } from '../tray/runningTasks';
import { getLocks } from './locks';
import { countDrafts, hasUnsentWorkHere, UNSENT_WORK_LOCK } from './unsentWork';

/**
 * What signing out would end or delete. 'drafts' and 'task' are of this tab, 'otherTabs' either of another one, 'rows'
 * those of an import that wait to be sent, 'corrections' those of one that wasn't started, and 'reverts' the rows that are
 * needed to revert imports.
 */
export type UnsentWork =
  | { kind: 'drafts'; count: number }
  | { kind: 'task' | 'otherTabs' | 'rows' | 'corrections' | 'reverts' };

/** Finds what signing out would end or delete. Never rejects. */
export async function findUnsentWork(): Promise<UnsentWork[]> {
  const count = countDrafts();
  const [inOtherTabs, hasRows, isCorrected, canRevert] = await Promise.all([
    hasUnsentWorkInOtherTabs(),
    hasStoredImportRows(),
    hasCorrections(),
    hasRevertibleImports(),
  ]);
  return [
    ...(count > 0 ? [{ kind: 'drafts' as const, count }] : []),
    ...(runningTasks.areAny() ? [{ kind: 'task' as const }] : []),
    ...(inOtherTabs ? [{ kind: 'otherTabs' as const }] : []),
    ...(hasRows ? [{ kind: 'rows' as const }] : []),
    ...(isCorrected ? [{ kind: 'corrections' as const }] : []),
    ...(canRevert ? [{ kind: 'reverts' as const }] : []),
  ];
}

async function hasUnsentWorkInOtherTabs(): Promise<boolean> {
  try {
    const { held = [] } = (await getLocks()?.query()) ?? {};
    // One of them is this tab's.
    return held.filter(({ name }) => name === UNSENT_WORK_LOCK).length > (hasUnsentWorkHere() ? 1 : 0);
  } catch {
    return false;
  }
}

/** Whether rows of an import wait to be sent. Never rejects. */
const hasStoredImportRows = () =>
  checkStored(IMPORT_DB, IMPORT_RUN_KEY, (runs, keys) => {
    const rows = new Set(keys.map((key) => key.split(IMPORT_ROWS_KEY)[1]));
    return runs.some((run) => getBatchKeys(run, 'waiting').some((key) => rows.has(key)));
  });

/** Whether there are imports that weren't reverted, with the rows that this needs. Never rejects. */
const hasRevertibleImports = () =>
  checkStored(IMPORT_DB, IMPORT_RUN_KEY, (runs, keys) => {
    const rows = new Set(keys.map((key) => key.split(IMPORT_ROWS_KEY)[1]));
    const reverted = new Set(runs.map((run) => Object(run).reverts ?? null));
    return runs.some(
      (run) =>
        !reverted.has(Object(run).id) &&
        Object(run).reverts === null &&
        getBatchKeys(run, 'taken').some((key) => rows.has(key)),
    );
  });

/** Whether rows were corrected of an import that is being prepared. Never rejects. */
const hasCorrections = () =>
  checkStored(PREPARED_DB, PREPARED_STATE_KEY, (states) => states.some((state) => Object(state).correctionCount > 0));

/**
 * Checks what a database holds; false if it can't be read.
 * @param part part of the keys of the values to read
 * @param check gets these values, and all keys
 */
function checkStored(
  database: DatabaseName,
  part: string,
  check: (values: readonly unknown[], keys: readonly string[]) => boolean,
): Promise<boolean> {
  return new Promise((resolve) => {
    openStore(database, (objects) => {
      if (!objects) return resolve(false);
      const request = objects.getAllKeys();
      request.onsuccess = () => {
        const keys = request.result.map(String);
        const values = keys.filter((key) => key.includes(part)).map((key) => objects.get(key));
        objects.transaction.oncomplete = () =>
          resolve(
            check(
              values.map(({ result }) => result),
              keys,
            ),
          );
      };
      objects.transaction.onabort = () => resolve(false);
    });
  });
}

/** Keys of the batches of a stored import in a state. */
function getBatchKeys(run: unknown, wanted: 'waiting' | 'taken'): string[] {
  const batches: unknown = Object(run).batches;
  return Array.isArray(batches) ? batches.flatMap(({ key, state }) => (state === wanted ? [String(key)] : [])) : [];
}
