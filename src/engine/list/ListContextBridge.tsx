import { ListContextProvider, type ListControllerResult } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { isSelected, noSelection, selectedCount, withRecords } from '../selection/selection';
import { fromFirstPage, toListParams } from './address';
import { useListView } from './ListViewContext';

/** Offers the list in react-admin's own terms, so that an override can use its hooks and components. */
export function ListContextBridge({ children }: { children: ReactNode }) {
  const view = useListView();
  const value = useMemo(() => toListContext(view), [view]);
  return <ListContextProvider value={value}>{children}</ListContextProvider>;
}

function toListContext(view: ReturnType<typeof useListView>): ListControllerResult {
  const { entity, address, go, rows, total, hasNextPage, selection, select, state, isChanging, refetch } = view;
  const { pagination, sort } = toListParams(address);
  const ofPage = (ids: readonly unknown[]) => rows.filter(({ id }) => ids.includes(id));
  const shownIds = rows.map(({ id }) => id).filter((id) => isSelected(selection, id));
  const selectedIds = selection.kind === 'some' ? [...selection.records.keys()] : shownIds;
  const base = {
    resource: entity.name,
    sort,
    page: pagination.page,
    perPage: pagination.perPage,
    filterValues: address.filters,
    displayedFilters: {},
    hasNextPage,
    hasPreviousPage: address.page > 0,
    isFetching: isChanging,
    isLoading: state.kind === 'loading',
    isPlaceholderData: isChanging,
    isPaused: false,
    selectedIds: selectedCount(selection) > 0 ? selectedIds : [],
    refetch,
    setPage: (page: number) => go({ ...address, page: page - 1 }),
    setPerPage: (limit: number) => go(fromFirstPage(address, { limit })),
    setSort: ({ field }: { field: string }) => go(fromFirstPage(address, { sort: field })),
    setFilters: (filters: Readonly<Record<string, string>>) => go(fromFirstPage(address, { filters })),
    showFilter: () => {},
    hideFilter: () => {},
    onSelect: (ids: readonly unknown[]) => select(() => withRecords(noSelection, ofPage(ids), true)),
    onSelectAll: () => {
      if (total !== null) select(() => ({ kind: 'all', total, except: new Map() }));
    },
    onToggleItem: (id: unknown) => select((known) => withRecords(known, ofPage([id]), !isSelected(known, String(id)))),
    onUnselectItems: () => select(() => noSelection),
  };
  if (state.kind === 'loading')
    return { ...base, data: undefined, total: undefined, meta: undefined, error: null, isPending: true };
  if (state.kind === 'failed') {
    return { ...base, data: undefined, total: undefined, meta: undefined, error: state.error, isPending: false };
  }
  return { ...base, data: [...rows], total: total ?? rows.length, error: null, isPending: false };
}
