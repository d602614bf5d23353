import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback, useEffect, useMemo } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import { cacheListedRecords } from '../../../dataProvider/writes/recordCache';
import type { Entity } from '../../../resources/entity';
import { isDataSaved } from '../../lib/timing/prefetchWhenSettled';
import { runWhenIdle } from '../../lib/timing/runWhenIdle';
import type { ConsoleRecord } from '../records/consoleRecord';
import { type ListPage, listQuery } from './listQuery';
import type { ListUrlState } from './listUrl';
import type { ListNavigation } from './useListNavigation';

export interface ListPageResult {
  /** Rows, with their pending changes; undefined while the first page loads, and if it failed. */
  data: ConsoleRecord[] | undefined;
  /** Undefined if the server did not send a usable number. */
  total: number | undefined;
  meta: ListPage['meta'];
  hasNextPage: boolean;
  error: AppError | null;
  isFetching: boolean;
  /** The rows are those of the previous page, while the next one loads. */
  isPlaceholderData: boolean;
  /** When the rows were read (ms); 0 for those of the previous page. */
  readAt: number;
  refetch: () => void;
}

/**
 * Reads the page of a list that the URL names, and prefetches the next one. Shares its cache entry with react-admin's
 * `useGetList`, but does not use that hook: it marks single records that are cached already as fresh without reading
 * them, so the page of a record would show old values.
 */
export function useListPage(entity: Entity, { urlState, go }: Pick<ListNavigation, 'urlState' | 'go'>): ListPageResult {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const query = useQuery({ ...listQuery(dataProvider, entity, urlState), placeholderData: keepPreviousData });
  const { data: page, isPlaceholderData, dataUpdatedAt: readAt, refetch } = query;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!page || isPlaceholderData) return;
    // After the rows are painted.
    const frame = requestAnimationFrame(() =>
      setTimeout(() => cacheListedRecords(queryClient, entity.name, page.data)),
    );
    return () => cancelAnimationFrame(frame);
  }, [queryClient, entity, page, isPlaceholderData]);

  const total = page?.total;
  const lastPage = total === undefined ? null : Math.max(0, Math.ceil(total / urlState.limit) - 1);
  const hasNextPage = lastPage === null ? page?.pageInfo?.hasNextPage === true : urlState.page < lastPage;
  useEffect(() => {
    if (lastPage !== null && !isPlaceholderData && urlState.page > lastPage) {
      go({ ...urlState, page: lastPage }, { replace: true });
    }
  }, [lastPage, isPlaceholderData, urlState, go]);
  // The next page of a search may have to read the whole list.
  const canPrefetch = page !== undefined && page.meta?.search === undefined;
  usePrefetchNext(entity, urlState, canPrefetch && hasNextPage && !isPlaceholderData);

  const { error } = query;
  return {
    data: page?.data,
    total,
    meta: page?.meta,
    hasNextPage,
    error: useMemo(() => (error ? toAppError(error) : null), [error]),
    isFetching: query.isFetching,
    isPlaceholderData,
    readAt,
    refetch: useCallback(() => void refetch(), [refetch]),
  };
}

/** Fetches the next page into the cache when the browser is idle, unless data are saved. */
function usePrefetchNext(entity: Entity, urlState: ListUrlState, isEnabled: boolean) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isEnabled || isDataSaved()) return;
    return runWhenIdle(() => {
      void queryClient.prefetchQuery(listQuery(dataProvider, entity, { ...urlState, page: urlState.page + 1 }));
    });
  }, [isEnabled, dataProvider, queryClient, entity, urlState]);
}
