/** Finds the rows that match filters that the API doesn't have. Loaded when there is such a filter. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Entity, PageFilter } from '../../../resources/entity';
import { toDay } from '../../lib/format/day';
import { getLeftOut, READ_PAGE_SIZE, readPages } from '../../lib/readPages';
import type { PageFlags, RecordFlags } from '../flags/flag';
import { flagRecords } from '../flags/flagRecords';
import { type ConsoleRecord, getFieldValue, isEmptyValue } from '../records/consoleRecord';
import type { ListPage, ListSearch, ListSource, ToPageQuery } from './listQuery';
import { type PageFilters, parseRange } from './pageFilters';

interface Matches {
  records: ConsoleRecord[];
  /** The moderation flags of all rows; null if they aren't filtered by. */
  flags: PageFlags | null;
}

/** Returns the rows of a page of the API that match. Their flags compare the rows of that page. */
export function findMatches(entity: Entity, only: PageFilters, records: readonly ConsoleRecord[]): Matches {
  const flags = entity.flags && only['flagged'] !== undefined ? flagRecords(entity.flags, records) : null;
  const isShown = (record: ConsoleRecord) =>
    flags?.has(record.id) !== false &&
    Object.entries(only).every(([name, value]) => {
      const filter = entity.list.pageFilters?.[name];
      return !filter || matches(filter, value, record);
    });
  return { records: records.filter(isShown), flags };
}

function matches(filter: PageFilter, value: string, record: ConsoleRecord): boolean {
  if (filter.is === 'text') {
    const text = value.trim().toLowerCase();
    return filter.paths.some((path) =>
      String(getFieldValue(record, path) ?? '')
        .toLowerCase()
        .includes(text),
    );
  }
  const field = getFieldValue(record, filter.path);
  const [from, to] = parseRange(value);
  switch (filter.is) {
    case 'range':
      return typeof field === 'number' && (from === '' || field >= Number(from)) && (to === '' || field <= Number(to));
    case 'days': {
      if (typeof field !== 'string') return false;
      const day = toDay(new Date(field));
      return day >= from && (to === '' || day <= to);
    }
    default:
      return (isEmptyValue(field) || field === 0) === (filter.is === 'empty');
  }
}

/** How long a search uses a page that it has read for another page. */
const FRESH_MS = 60_000;

interface SearchContext {
  client: QueryClient;
  queryKey: QueryKey;
  signal: AbortSignal;
}

/**
 * Reads pages of the API until a page of the list is full and one more row matches, or to the end if that was asked for
 * or costs no request. Until then, the cache has the rows found so far.
 * @throws AppError if a page cannot be read
 */
export async function searchList(
  entity: Entity,
  { page, limit, only = {} }: ListSource,
  toQuery: ToPageQuery,
  { client, queryKey, signal }: SearchContext,
): Promise<ListPage> {
  const getShown = () => client.getQueryData<ListPage>(queryKey)?.meta?.search;
  const isWhole = getShown()?.isWhole ?? false;
  const [start, end] = [page * limit, (page + 1) * limit];
  const found: ConsoleRecord[] = [];
  const flags = new Map<string, RecordFlags>();
  let latest: ListPage = { data: [] };
  let [read, leftOut, nextPage] = [0, 0, 0];
  let isStopped = false;

  const toPage = (state: ListSearch['state'], isNextWhole = isWhole): ListPage => ({
    data: found.slice(start, end),
    total: state === 'ended' ? found.length : undefined,
    pageInfo: { hasNextPage: found.length > end },
    meta: {
      ...latest.meta,
      leftOut,
      search: {
        state,
        read,
        of: latest.total,
        found: found.length,
        flags: only['flagged'] === undefined ? null : flags,
        isWhole: isNextWhole,
        stop() {
          isStopped = true;
          client.setQueryData(queryKey, toPage('paused'));
        },
        readRest() {
          client.setQueryData(queryKey, toPage('running', true));
          void client.refetchQueries({ queryKey, exact: true });
        },
      },
    },
  });
  const readPage = async (index: number) => {
    latest = await client.fetchQuery({ ...toQuery(index, READ_PAGE_SIZE), staleTime: FRESH_MS });
    nextPage = index + 1;
    const page = { items: latest.data, total: latest.total, leftOut: getLeftOut(latest.meta) };
    leftOut += page.leftOut;
    return page;
  };
  const isNextCached = () => {
    const next = toQuery(nextPage, READ_PAGE_SIZE);
    return client.getQueryCache().find({ queryKey: next.queryKey, exact: true })?.isStaleByTime(FRESH_MS) === false;
  };

  const options = { pageSize: READ_PAGE_SIZE, getId: ({ id }: ConsoleRecord) => id, signal };
  for await (const { fresh, unread } of readPages(readPage, options)) {
    const matching = findMatches(entity, only, fresh);
    read += fresh.length;
    found.push(...matching.records);
    for (const [id, flagged] of matching.flags ?? []) flags.set(id, flagged);
    if (unread === 0) break;
    if (isStopped || (found.length > end && !isWhole && !isNextCached())) return toPage('paused');
    // One that is repeated keeps what it has found before, until it knows more.
    if ((getShown()?.read ?? -1) <= read) client.setQueryData(queryKey, toPage('running'));
  }
  signal.throwIfAborted();
  return toPage('ended');
}
