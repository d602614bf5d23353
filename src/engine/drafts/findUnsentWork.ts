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
  const [inOtherTabs, imports, isCorrected] = await Promise.all([
    hasUnsentWorkInOtherTabs(),
    findStoredImports(),
    hasCorrections(),
  ]);
  return [
    ...(count > 0 ? [{ kind: 'drafts' as const, count }] : []),
    ...(runningTasks.areAny() ? [{ kind: 'task' as const }] : []),
    ...(inOtherTabs ? [{ kind: 'otherTabs' as const }] : []),
    ...(imports?.areWaiting ? [{ kind: 'rows' as const }] : []),
    ...(isCorrected ? [{ kind: 'corrections' as const }] : []),
    ...(imports?.areRevertible ? [{ kind: 'reverts' as const }] : []),
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

/** Whether stored imports have rows that wait to be sent, or that are needed to revert them. Never rejects. */
const findStoredImports = () =>
  readStored(IMPORT_DB, IMPORT_RUN_KEY, (runs, keys) => {
    const rows = new Set(keys.map((key) => key.split(IMPORT_ROWS_KEY)[1]));
    const hasRows = (run: unknown, state: 'waiting' | 'taken') => getBatchKeys(run, state).some((key) => rows.has(key));
    const revertedIds = new Set(runs.map((run) => Object(run).reverts));
    const isOpen = (run: unknown) => Object(run).reverts === null && !revertedIds.has(Object(run).id);
    return {
      areWaiting: runs.some((run) => hasRows(run, 'waiting')),
      areRevertible: runs.some((run) => isOpen(run) && hasRows(run, 'taken')),
    };
  });

/** Whether rows were corrected of an import that is being prepared; null if that can't be read. Never rejects. */
const hasCorrections = () =>
  readStored(PREPARED_DB, PREPARED_STATE_KEY, (states) => states.some((state) => Object(state).correctionCount > 0));

/**
 * Reads what a database holds; null if it can't be read.
 * @param part part of the keys of the values to read
 * @param toResult gets these values, and all keys
 */
function readStored<Result>(
  database: DatabaseName,
  part: string,
  toResult: (values: readonly unknown[], keys: readonly string[]) => Result,
): Promise<Result | null> {
  return new Promise((resolve) => {
    openStore(database, (objects) => {
      if (!objects) return resolve(null);
      const request = objects.getAllKeys();
      request.onsuccess = () => {
        const keys = request.result.map(String);
        const values = keys.filter((key) => key.includes(part)).map((key) => objects.get(key));
        objects.transaction.oncomplete = () =>
          resolve(
            toResult(
              values.map(({ result }) => result),
              keys,
            ),
          );
      };
      objects.transaction.onabort = () => resolve(null);
    });
  });
}

/** Keys of the batches of a stored import in a state. */
function getBatchKeys(run: unknown, wanted: 'waiting' | 'taken'): string[] {
  const batches: unknown = Object(run).batches;
  return Array.isArray(batches) ? batches.flatMap(({ key, state }) => (state === wanted ? [String(key)] : [])) : [];
}
