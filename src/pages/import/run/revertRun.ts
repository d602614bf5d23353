import { type ImportKind, importKinds } from '../../../../resources/imports';
import { startImport } from '../send/startImport';
import type { RunStore, StoredRun } from '../send/storedRun';
import type { ImportRow } from '../table/importTable';

/** Whether an import can be taken back by another one. */
export function canRevert({ kind, reverts }: StoredRun): boolean {
  const { inverse }: ImportKind = importKinds[kind];
  return inverse !== undefined && reverts === null;
}

/** Rows that were taken; null where some of them are no longer kept. */
export async function takenRows(run: StoredRun, store: RunStore): Promise<readonly ImportRow[] | null> {
  const all: ImportRow[] = [];
  for (const { key, state } of run.batches) {
    if (state !== 'taken') continue;
    const rows = await store.rows(key);
    if (!rows) return null;
    all.push(...rows);
  }
  return all;
}

/** The opposite of a row. */
export function inverseOf(row: ImportRow, { inverse }: ImportKind): ImportRow {
  const value = inverse === undefined ? undefined : row[inverse];
  return inverse !== undefined && typeof value === 'number' ? { ...row, [inverse]: -value } : row;
}

/** Keeps the import that takes another one back. @returns null where the rows are no longer kept */
export async function startRevert(
  run: StoredRun,
  store: RunStore,
  { now, newId, note }: { now: () => string; newId: () => string; note: string },
): Promise<StoredRun | null> {
  const rows = await takenRows(run, store);
  if (!rows) return null;
  const kind = importKinds[run.kind];
  return startImport(
    {
      kind: run.kind,
      source: run.source,
      count: rows.length,
      rows: async (from, count) => rows.slice(from, from + count).map((row) => inverseOf(row, kind)),
      adminNote: note,
      reverts: run.id,
    },
    { store, now, newId },
  );
}
