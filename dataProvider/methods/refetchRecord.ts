import type { Entity, Row } from '../../resources/entity';
import { defaultSort } from '../../resources/sorts';
import { getTitleText } from '../../resources/title';
import { toAppError } from '../errors';
import type { GraphqlReads } from '../graphql/graphqlReads';
import type { EntityRecord } from '../parse/records';
import { searchPrefix } from '../parse/searchText';

/** Rows searched for a record that has no query by id. */
const MAX_ROWS_SEARCHED = 100;
/** Pages of waiting records that are searched for it, since its text may be too short to find it. */
const MAX_WAITING_PAGES = 10;

/**
 * Refetches a record: by id if the API has such a query, else among the rows with the same text, product, and
 * customer, then among those that wait for a decision. Returns null if it cannot be found.
 * @throws AppError
 */
export async function refetchRecord(
  reads: GraphqlReads,
  entity: Entity,
  record: EntityRecord,
  signal?: AbortSignal,
): Promise<EntityRecord | null> {
  const abortOptions = signal ? { signal } : {};
  if (entity.read.one !== undefined) {
    try {
      return (await reads.getOne(entity.name, { id: record.id, ...abortOptions })).data;
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.kind === 'notFound') return null;
      throw error;
    }
  }
  const { waiting, views } = entity.list;
  const find = async (filter: Readonly<Record<string, string>>, maxPages: number) => {
    if (Object.keys(filter).length === 0) return null;
    for (let page = 1; page <= maxPages; page += 1) {
      const pagination = { page, perPage: MAX_ROWS_SEARCHED };
      const params = { pagination, sort: defaultSort(entity), filter, ...abortOptions };
      const { data } = await reads.getList(entity.name, params);
      const found = data.find(({ id }) => id === record.id);
      if (found || data.length < MAX_ROWS_SEARCHED) return found ?? null;
    }
    return null;
  };
  return (
    (await find(lookupFilters(entity, record), 1)) ??
    (await find((waiting !== undefined && views[waiting]) || {}, MAX_WAITING_PAGES))
  );
}

/** Filters that find a record again: its text, and the records that it references. */
function lookupFilters(entity: Entity, record: EntityRecord): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, filter] of Object.entries(entity.list.filters)) {
    if (filter.kind === 'search') found[name] = searchPrefix(getTitleText(entity, record));
    if (filter.kind === 'reference') found[name] = getText(record, filter.path);
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''));
}

function getText(record: Row, path: string): string {
  const value = path.split('.').reduce<unknown>(getProperty, record);
  return typeof value === 'string' ? value : '';
}

function getProperty(value: unknown, step: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, step)?.value : null;
}
