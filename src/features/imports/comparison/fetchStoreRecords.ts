import type { ConsoleDataProvider } from '../../../../dataProvider';
import { customers } from '../../../../resources/customers';
import type { Entity } from '../../../../resources/entity';
import { customersImport } from '../../../../resources/imports/customers';
import { getProfileFields } from '../../../../resources/imports/importKind';
import { reviews } from '../../../../resources/reviews';
import { getSort } from '../../../../resources/sorts';
import { fetchAllMatching } from '../../../engine/bulk/fetchAllMatching';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import type { ImportRow } from '../table/checkedRows';
import type { KnownCustomer } from '../table/compareWithStore';

/** Stores with more customers or reviews aren't compared, since every 100 records cost a request. */
export const MAX_COMPARED_RECORDS = 5000;

/** How long the records that were read are compared with. */
export const STALE_TIME_MS = 60_000;

const profileFields = getProfileFields(customersImport);

/**
 * Fetches all customers with their balances, names and codes.
 * @returns null if there are too many, or the total is unknown
 * @throws AppError
 */
export async function fetchAllCustomers(
  dataProvider: ConsoleDataProvider,
  signal: AbortSignal,
): Promise<readonly KnownCustomer[] | null> {
  const records = await fetchAll(dataProvider, customers, signal);
  return (
    records?.flatMap((record) => {
      const { emailAddress, totalPoints } = record;
      const points = typeof totalPoints === 'number' ? totalPoints : 0;
      const profile = Object.fromEntries(
        profileFields.map((field) => [field, typeof record[field] === 'string' ? record[field] : null]),
      );
      return typeof emailAddress === 'string' ? [{ email: emailAddress, points, profile }] : [];
    }) ?? null
  );
}

/**
 * Fetches all reviews as rows of an import.
 * @returns null if there are too many, or the total is unknown
 * @throws AppError
 */
export async function fetchAllReviews(
  dataProvider: ConsoleDataProvider,
  signal: AbortSignal,
): Promise<readonly ImportRow[] | null> {
  return (await fetchAll(dataProvider, reviews, signal))?.map(toReviewRow) ?? null;
}

/** Returns the values of a review that an import sets. */
export function toReviewRow(record: ConsoleRecord): ImportRow {
  const values = ['title', 'description', 'rating', 'createdAt'].map((name) => [name, record[name]] as const);
  return Object.fromEntries(
    values.filter((entry): entry is [string, string | number] => ['string', 'number'].includes(typeof entry[1])),
  );
}

/**
 * Fetches all records of an entity.
 * @returns null if there are too many, or the total is unknown
 * @throws AppError
 */
export async function fetchAll(
  dataProvider: ConsoleDataProvider,
  entity: Entity,
  signal: AbortSignal,
): Promise<ConsoleRecord[] | null> {
  const sort = Object.keys(entity.list.sorts)[0] ?? '';
  const { total } = await dataProvider.getList<ConsoleRecord>(entity.name, {
    pagination: { page: 1, perPage: 1 },
    sort: getSort(entity, sort),
    filter: {},
    signal,
  });
  if (total === undefined || total > MAX_COMPARED_RECORDS) return null;
  const all: ConsoleRecord[] = [];
  const listProvider = { getList: dataProvider.getList<ConsoleRecord> };
  const onPage = (records: readonly ConsoleRecord[]) => void all.push(...records);
  await fetchAllMatching(listProvider, entity, { filters: {}, sort, total }, onPage, signal);
  signal.throwIfAborted();
  return all;
}
