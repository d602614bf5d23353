import { type ImportKind, importKinds } from '../../../../resources/imports';
import { startImport } from '../send/startImport';
import { countsOf, type RunStore, type StoredRun } from '../send/storedRun';
import type { ImportRow } from '../table/importTable';

/** Whether an import can be taken back by another one. */
export function canRevert({ kind, reverts }: StoredRun): boolean {
  const { inverse }: ImportKind = importKinds[kind];
  return inverse !== undefined && reverts === null;
}

/** Id of the import that takes another one back: there is one at most, however often and wherever it is asked for. */
export const revertId = ({ id }: StoredRun): string => `${id}.back`;

/** Rows that were taken are no longer kept. */
class RowsGone extends Error {}

/** The rows that were taken, batch by batch: they are never all in memory. @throws RowsGone */
async function* takenRows(run: StoredRun, store: RunStore): AsyncGenerator<readonly ImportRow[], void> {
  for (const { key, state } of run.batches) {
    if (state !== 'taken') continue;
    const rows = await store.rows(key);
    if (!rows) throw new RowsGone();
    yield rows;
  }
}

/** The opposite of a row. */
export function inverseOf(row: ImportRow, { inverse }: ImportKind): ImportRow {
  const value = inverse === undefined ? undefined : row[inverse];
  return inverse !== undefined && typeof value === 'number' ? { ...row, [inverse]: -value } : row;
}

/**
 * Keeps the import that takes another one back; where it was begun before, gives that one.
 * @returns null where the rows are no longer kept
 */
export async function startRevert(
  run: StoredRun,
  store: RunStore,
  { now, note }: { now: () => string; note: string },
): Promise<StoredRun | null> {
  const begun = await store.run(revertId(run));
  if (begun) return begun;
  const kind = importKinds[run.kind];
  const batches = takenRows(run, store);
  const waiting: ImportRow[] = [];
  const next = async (_from: number, count: number) => {
    while (waiting.length < count) {
      const { value } = await batches.next();
      if (!value) break;
      waiting.push(...value.map((row) => inverseOf(row, kind)));
    }
    return waiting.splice(0, count);
  };
  const { kind: name, source, id } = run;
  const given = { kind: name, source, count: countsOf(run).taken, rows: next, adminNote: note, reverts: id };
  try {
    return await startImport(given, { store, now, newId: () => revertId(run) });
  } catch (error) {
    if (error instanceof RowsGone) return null;
    throw error;
  }
}
