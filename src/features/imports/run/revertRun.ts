import { type ImportKind, importKinds } from '../../../../resources/imports';
import { countCheckedRows } from '../send/batchCheck';
import { startImport } from '../send/startImport';
import { countRows, isRemoval, type RunStore, type StoredRun } from '../send/storedRun';
import type { ImportRow } from '../table/checkedRows';

/**
 * Part of an import to revert: all rows, only the extra copies of repeated rows, the records that it created, or the
 * points that it added to customers who existed before or deducted from them.
 */
export type RevertedPart = 'all' | 'extra' | 'removal' | 'kept';

/** The part that names the texts: a revert is called one, also if it removes records. */
export const getRevertTexts = (part: RevertedPart): Exclude<RevertedPart, 'removal'> =>
  part === 'removal' ? 'all' : part;

/** How the whole of an import can be reverted: points by another import, other records by removing them. */
export function getWholePart({ kind }: Pick<StoredRun, 'kind'>): 'all' | 'removal' {
  const { negatableField }: ImportKind = importKinds[kind];
  return negatableField === undefined ? 'removal' : 'all';
}

/** ID of the import that reverts another one or a part of it. It is deterministic, so there is at most one. */
export const toRevertId = ({ id }: Pick<StoredRun, 'id'>, part: RevertedPart): string =>
  part === 'extra' || part === 'kept' ? `${id}.${part}` : `${id}.back`;

/** Part of an import that a run reverts; null if it is no reversal. */
export function getRevertedPart(run: StoredRun): RevertedPart | null {
  if (run.reverts === null) return null;
  if (isRemoval(run)) return 'removal';
  const id = run.reverts;
  const parts = ['extra', 'kept'] as const;
  return parts.find((part) => run.id === toRevertId({ id }, part)) ?? 'all';
}

/** Returns true if points that an import added or deducted more than once can be reverted by another import. */
export const canRevertExtra = (run: StoredRun): boolean =>
  importKinds[run.kind].sumField !== undefined && countCheckedRows(run).repeated > 0;

/** Thrown if accepted rows are no longer stored. */
class RowsExpiredError extends Error {}

/**
 * Yields opposite rows batch by batch, to avoid loading all into memory.
 * @throws RowsExpiredError
 */
async function* oppositeRows(
  run: StoredRun,
  store: RunStore,
  part: Exclude<RevertedPart, 'removal' | 'kept'>,
): AsyncGenerator<readonly ImportRow[], void> {
  for (const batch of run.batches) {
    if (batch.state !== 'taken') continue;
    const times = part === 'all' ? 1 : (batch.times ?? 1) - 1;
    if (times <= 0) continue;
    const rows = await store.rows(batch.key);
    if (!rows) throw new RowsExpiredError();
    yield rows.flatMap((row) => toOppositeRow(row, importKinds[run.kind], times));
  }
}

/** Returns the row of a points import that reverts the points of a row `times` times; none if the row has no points. */
export function toOppositeRow(row: ImportRow, { key = '', sumField = '' }: ImportKind, times = 1): ImportRow[] {
  const { [key]: email, [sumField]: points, name } = row;
  if (email === undefined || typeof points !== 'number' || points === 0) return [];
  return [{ email, points: -points * times, ...(name !== undefined && { name }) }];
}

/**
 * Stores the points import that reverts what an import of customers added or deducted. Returns the existing one if it
 * was started before.
 * @param rows those that changed points
 */
export async function startKeptRevert(
  run: StoredRun,
  store: RunStore,
  rows: readonly ImportRow[],
  { now, note }: { now: () => string; note: string },
): Promise<StoredRun> {
  const { source, id } = run;
  const opposite = rows.flatMap((row) => toOppositeRow(row, importKinds[run.kind]));
  const getRows = async (from: number, count: number) => opposite.slice(from, from + count);
  const newImport = {
    kind: 'points' as const,
    source,
    count: opposite.length,
    rows: getRows,
    adminNote: note,
    reverts: id,
  };
  const newId = () => toRevertId(run, 'kept');
  return (await store.run(newId())) ?? startImport(newImport, { store, now, newId });
}

/**
 * Stores the points import that reverts another one, or a part of it. Returns the existing one if it was started before.
 * @returns null if the accepted rows are no longer stored
 */
export async function startRevert(
  run: StoredRun,
  store: RunStore,
  { part, now, note }: { part: Exclude<RevertedPart, 'removal' | 'kept'>; now: () => string; note: string },
): Promise<StoredRun | null> {
  const existing = await store.run(toRevertId(run, part));
  if (existing) return existing;
  const batches = oppositeRows(run, store, part);
  const buffer: ImportRow[] = [];
  const getRows = async (_from: number, count: number) => {
    while (buffer.length < count) {
      const { value } = await batches.next();
      if (!value) break;
      buffer.push(...value);
    }
    return buffer.splice(0, count);
  };
  const { source, id } = run;
  const count = part === 'all' ? countRows(run).accepted : countCheckedRows(run).repeated;
  const newImport = { kind: 'points' as const, source, count, rows: getRows, adminNote: note, reverts: id };
  try {
    return await startImport(newImport, { store, now, newId: () => toRevertId(run, part) });
  } catch (error) {
    if (error instanceof RowsExpiredError) return null;
    throw error;
  }
}
