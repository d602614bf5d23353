import { partition } from 'es-toolkit/array';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { toReviewRow } from '../comparison/fetchStoreRecords';
import { startImport } from '../send/startImport';
import { countRows, type RunStore, type StayReason, type StoredRun } from '../send/storedRun';
import type { ImportRow } from '../table/checkedRows';
import { toReviewKeys } from '../table/knownRows';
import { normalizeEmail } from '../table/resolveDuplicates';
import { toRevertId } from './revertRun';

/** What can be removed of what an import created (IMP-14). */
export interface RemovalPlan {
  /** Rows of the removal: the `id` of a record, and the email of a customer with the points that the import gave them. */
  rows: readonly ImportRow[];
  /** Rows of the import whose record stays. */
  stays: Readonly<Record<StayReason, number>>;
  /** Rows that changed the points of customers who existed before. */
  kept: readonly ImportRow[];
  /** Points that the import gave to new customers who stay because they are in use, by email. */
  inUse: Readonly<Record<string, number>>;
}

/** Removals per batch: a small number, so that the progress is shown and little is repeated after a failure. */
const BATCH_SIZE = 10;

/** Matches the accepted rows of an import with the records of the store. */
export function planRemoval(
  { kind, createdAt }: Pick<StoredRun, 'kind' | 'createdAt'>,
  rows: readonly ImportRow[],
  records: readonly ConsoleRecord[],
): RemovalPlan {
  const stays = { notFound: 0, ambiguous: 0, changed: 0, existed: 0, inUse: 0 };
  const kept: ImportRow[] = [];
  const inUse: Record<string, number> = {};
  const removed =
    kind === 'reviews'
      ? planReviews(rows, records, createdAt, stays)
      : planCustomers(rows, records, createdAt, { stays, kept, inUse });
  return { rows: removed, stays, kept, inUse };
}

type Stays = Record<StayReason, number>;

/** Reviews are known by their texts, rating and day. They are published when they are imported. */
function planReviews(
  rows: readonly ImportRow[],
  records: readonly ConsoleRecord[],
  importedAt: string,
  stays: Stays,
): ImportRow[] {
  const hasDay = (row: ImportRow) => row['createdAt'] !== undefined;
  const toKey = (row: ImportRow, withDay: boolean) => toReviewKeys(row)[withDay ? 1 : 0];
  const byText = groupBy(records, (record) => toKey(toReviewRow(record), false));
  const byTextAndDay = groupBy(records, (record) => toKey(toReviewRow(record), true));
  return [...groupBy(rows, (row) => toKey(row, hasDay(row)))].flatMap(([key, same]) => {
    if (key === undefined) return count(stays, 'notFound', same.length);
    const found = (same.some(hasDay) ? byTextAndDay : byText).get(key) ?? [];
    const published = ({ publishedAt }: ConsoleRecord) => typeof publishedAt !== 'string' || publishedAt >= importedAt;
    const created = found.length > same.length ? found.filter(published) : found;
    if (created.length > same.length) return count(stays, 'ambiguous', same.length);
    count(stays, 'notFound', same.length - created.length);
    const replies = new Set(same.map(({ reply = null }) => reply));
    const [unchanged, changed] = partition(created, ({ reply }) =>
      replies.has(typeof reply === 'string' ? reply : null),
    );
    count(stays, 'changed', changed.length);
    return unchanged.map(({ id }) => ({ id }));
  });
}

/** Customers are known by their email. Those that existed before the import stay. @param left gets what stays */
function planCustomers(
  rows: readonly ImportRow[],
  records: readonly ConsoleRecord[],
  importedAt: string,
  left: { stays: Stays; kept: ImportRow[]; inUse: Record<string, number> },
): ImportRow[] {
  const { stays, kept, inUse } = left;
  const byEmail = new Map(records.map((record) => [getEmailKey(record), record]));
  return rows.flatMap((row) => {
    const emailAddress = String(row['emailAddress']);
    const record = byEmail.get(normalizeEmail(emailAddress));
    if (!record) return count(stays, 'notFound');
    const points = Number(row['points'] ?? 0);
    const existed = hasExisted(record, importedAt);
    if (!existed && !isInUse(record, points)) return [{ id: record.id, points, emailAddress }];
    if (existed && points !== 0) kept.push(row);
    if (!existed) inUse[emailAddress] = points;
    return count(stays, existed ? 'existed' : 'inUse');
  });
}

/** Email of a customer or a row as it is compared. */
export const getEmailKey = (values: Readonly<Record<string, unknown>>): string =>
  normalizeEmail(String(values['emailAddress'] ?? ''));

/** Whether a customer existed before an import, or may have. */
export const hasExisted = ({ createdAt }: ConsoleRecord, importedAt: string): boolean =>
  typeof createdAt !== 'string' || createdAt < importedAt;

/** Returns true if all customers of an import existed before it, so none can be removed. Returns false if this is unknown. */
export const hasOnlyUpdated = (run: StoredRun): boolean =>
  run.balances !== undefined && Object.keys(run.balances).length === countRows(run).total;

/** Whether a customer has more than the points of the import. */
export function isInUse(record: ConsoleRecord, points: number): boolean {
  const hasActivity = ['totalOrders', 'totalVouchers', 'totalReviews', 'totalFaq', 'totalReferrals'].some(
    (name) => Number(record[name] ?? 0) > 0,
  );
  return hasActivity || Number(record['totalPoints'] ?? 0) !== points;
}

/** Counts rows whose record stays. Returns nothing to remove. */
function count(stays: Stays, reason: StayReason, rows = 1): never[] {
  stays[reason] += rows;
  return [];
}

function groupBy<Item, Key>(items: readonly Item[], toKey: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = toKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Stores the removal, ready to be resumed. @param keptPoints as in `StoredRun` */
export function startRemoval(
  { id, kind, source }: StoredRun,
  store: RunStore,
  { rows, stays, inUse }: RemovalPlan,
  now: () => string,
  keptPoints: StoredRun['keptPoints'],
): Promise<StoredRun> {
  const removal = {
    kind,
    source,
    count: rows.length,
    rows: async (from: number, length: number) => rows.slice(from, from + length),
    reverts: id,
    batchSize: BATCH_SIZE,
    stays,
    inUse,
    keptPoints,
  };
  return startImport(removal, { store, now, newId: () => toRevertId({ id }, 'removal') });
}
