import { type ImportKind, importKinds } from '../../../../resources/imports';
import { startImport } from '../send/startImport';
import { countRows, type RunStore, type StoredRun } from '../send/storedRun';
import type { ImportRow } from '../table/importTable';

/** Returns true if an import can be reverted by another import. */
export function canRevert({ kind, reverts }: StoredRun): boolean {
  const { negatableField }: ImportKind = importKinds[kind];
  return negatableField !== undefined && reverts === null;
}

/** ID of the import that reverts another one. Deterministic, so there is at most one. */
export const toRevertId = ({ id }: StoredRun): string => `${id}.back`;

/** Thrown if accepted rows are no longer stored. */
class RowsExpiredError extends Error {}

/**
 * Yields accepted rows batch by batch, to avoid loading all into memory.
 * @throws RowsExpiredError
 */
async function* acceptedRows(run: StoredRun, store: RunStore): AsyncGenerator<readonly ImportRow[], void> {
  for (const { key, state } of run.batches) {
    if (state !== 'taken') continue;
    const rows = await store.rows(key);
    if (!rows) throw new RowsExpiredError();
    yield rows;
  }
}

/** Returns the row with its amount negated. */
export function negateRow(row: ImportRow, { negatableField }: ImportKind): ImportRow {
  const value = negatableField === undefined ? undefined : row[negatableField];
  return negatableField !== undefined && typeof value === 'number' ? { ...row, [negatableField]: -value } : row;
}

/**
 * Stores the import that reverts another one. Returns the existing one if it was started before.
 * @returns null if the accepted rows are no longer stored
 */
export async function startRevert(
  run: StoredRun,
  store: RunStore,
  { now, note }: { now: () => string; note: string },
): Promise<StoredRun | null> {
  const existing = await store.run(toRevertId(run));
  if (existing) return existing;
  const kind = importKinds[run.kind];
  const batches = acceptedRows(run, store);
  const buffer: ImportRow[] = [];
  const getRows = async (_from: number, count: number) => {
    while (buffer.length < count) {
      const { value } = await batches.next();
      if (!value) break;
      buffer.push(...value.map((row) => negateRow(row, kind)));
    }
    return buffer.splice(0, count);
  };
  const { kind: name, source, id } = run;
  const newImport = { kind: name, source, count: countRows(run).accepted, rows: getRows, adminNote: note, reverts: id };
  try {
    return await startImport(newImport, { store, now, newId: () => toRevertId(run) });
  } catch (error) {
    if (error instanceof RowsExpiredError) return null;
    throw error;
  }
}
