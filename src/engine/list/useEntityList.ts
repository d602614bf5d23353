import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { toAppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import { whenIdle } from '../../lib/whenIdle';
import { useEngine } from '../EngineContext';
import { useSelection } from '../selection/useSelection';
import { useProvider } from '../useProvider';
import type { ListState, ListView } from './ListViewContext';
import { listQuery } from './listQuery';
import { useListAddress } from './useListAddress';

/** Everything that the list of an entity shows and does, from its address. */
export function useEntityList(entity: Entity): ListView {
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  const addressState = useListAddress(entity);
  const { address, go: goTo } = addressState;
  // Asked for before the page is made anew, not after. What is there already, the list itself reads again where it is old.
  const go = useCallback<ListView['go']>(
    (next, options) => {
      void queryClient.prefetchQuery({ ...listQuery(dataProvider, entity, next), staleTime: Number.POSITIVE_INFINITY });
      goTo(next, options);
    },
    [queryClient, dataProvider, entity, goTo],
  );
  const query = useQuery({ ...listQuery(dataProvider, entity, address), placeholderData: keepPreviousData });
  const page = query.data;

  const { pending } = useEngine();
  const version = useSyncExternalStore(pending.subscribe, pending.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what is pending
  const rows = useMemo(
    () => (page?.data ?? []).flatMap((record) => pending.over(entity.name, record) ?? []),
    [page, pending, entity, version],
  );

  const total = page?.total ?? null;
  const lastPage = total === null ? null : Math.max(0, Math.ceil(total / address.limit) - 1);
  const hasNextPage = lastPage === null ? page?.pageInfo?.hasNextPage === true : address.page < lastPage;
  const { filters, flagged } = address;
  const shownUnder = useMemo(() => (flagged ? { ...filters, flagged: '1' } : filters), [filters, flagged]);
  const [selection, select] = useSelection(entity, shownUnder, query.isPlaceholderData ? null : total);

  useEffect(() => {
    if (lastPage !== null && !query.isPlaceholderData && address.page > lastPage) {
      go({ ...address, page: lastPage }, { replace: true });
    }
  }, [lastPage, query.isPlaceholderData, address, go]);

  const isChanging = query.isPlaceholderData;
  usePrefetchNext(entity, addressState, hasNextPage && !isChanging && page !== undefined);

  const error = query.error ? toAppError(query.error) : null;
  return {
    ...addressState,
    go,
    entity,
    state: stateOf(
      query.isPending,
      error !== null && page === undefined ? { error } : null,
      // Past the last page, or while the last row is going, there are records, if none here.
      rows.length > 0 || (total ?? 0) > 0,
      address.filters,
    ),
    rows,
    flags: null,
    total,
    hasNextPage,
    staleError: page === undefined ? null : error,
    leftOut: page?.meta?.leftOut ?? 0,
    notice: page?.meta?.notice ?? null,
    isChanging,
    refetch: () => void query.refetch(),
    selection,
    select,
  };

  function stateOf(
    isPending: boolean,
    failure: { error: ReturnType<typeof toAppError> } | null,
    hasRows: boolean,
    filters: Readonly<Record<string, string>>,
  ): ListState {
    if (failure) return { kind: 'failed', error: failure.error };
    if (isPending) return { kind: 'loading' };
    return hasRows ? { kind: 'rows' } : { kind: 'empty', filtered: Object.keys(filters).length > 0 };
  }
}

/** The next page is in the cache before it is asked for. */
function usePrefetchNext(entity: Entity, { address }: Pick<ListView, 'address'>, wanted: boolean) {
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!wanted) return;
    return whenIdle(() => {
      void queryClient.prefetchQuery(listQuery(dataProvider, entity, { ...address, page: address.page + 1 }));
    });
  }, [wanted, dataProvider, queryClient, entity, address]);
}
