import { type FetchQueryOptions, type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { Entity } from '../../../resources/entity';
import type { PageFlags } from '../flags/flag';
import type { ConsoleRecord } from '../records/consoleRecord';
import { type ListUrlState, toListParams } from './listUrl';
import { hasPageFilters, type PageFilters } from './pageFilters';

/** The result of getList: rows, total, and what could not be parsed. */
export interface ListPage {
  data: ConsoleRecord[];
  /** Undefined if the server did not send a usable number, and while a search has not read all. */
  total?: number | undefined;
  pageInfo?: { hasNextPage?: boolean | undefined; hasPreviousPage?: boolean | undefined } | undefined;
  meta?: { leftOut?: number; notice?: string; isFallback?: boolean; search?: ListSearch } | undefined;
}

/** How far the rows were read among which those that match are shown. */
export interface ListSearch {
  /** `paused` if the page is full, or if it was stopped. */
  state: 'running' | 'paused' | 'ended';
  /** Rows that were read. */
  read: number;
  /** Rows that the API counts. */
  of: number | undefined;
  /** Rows that match. */
  found: number;
  /** Moderation flags of the rows that were read; null if they aren't filtered by. */
  flags: PageFlags | null;
  /** True if it reads to the end. */
  isWhole: boolean;
  stop: () => void;
  /** Reads to the end. */
  readRest: () => void;
}

/** Which rows of a list to read. */
export interface ListSource extends Pick<ListUrlState, 'page' | 'limit' | 'sort' | 'filters'> {
  only?: PageFilters;
}

/** Returns the query of a page of the API, from 0. */
export type ToPageQuery = (page: number, limit: number) => FetchQueryOptions<ListPage>;

/**
 * Query options of one page of a list, under the key that react-admin's `useGetList` uses. With a filter that the API
 * doesn't have, the page is searched.
 */
export function listQuery(
  dataProvider: Pick<ConsoleDataProvider, 'getList'>,
  entity: Entity,
  { only = {}, ...source }: ListSource,
) {
  const params = toListParams(entity, source);
  const isSearched = hasPageFilters({ only });
  return queryOptions({
    queryKey: [entity.name, 'getList', isSearched ? { ...params, only } : params],
    async queryFn(context: QueryFunctionContext): Promise<ListPage> {
      if (!isSearched) {
        return dataProvider.getList<ConsoleRecord>(entity.name, { ...params, signal: context.signal });
      }
      const { searchList } = await import('./searchList');
      const toQuery: ToPageQuery = (page, limit) => listQuery(dataProvider, entity, { ...source, page, limit });
      return searchList(entity, { ...source, only }, toQuery, context);
    },
  });
}

/** Query options of the number of records that match; requests one row. Shared by the tabs and the menu. */
export function countQuery(
  dataProvider: Pick<ConsoleDataProvider, 'getList'>,
  entity: Entity,
  filters: Readonly<Record<string, string>>,
) {
  const sort = Object.keys(entity.list.sorts)[0] ?? '';
  return listQuery(dataProvider, entity, { page: 0, limit: 1, sort, filters });
}
