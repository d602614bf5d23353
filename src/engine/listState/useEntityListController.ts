import type { ListControllerResult } from 'ra-core';
import { useMemo } from 'react';
import type { Entity } from '../../../resources/entity';
import { useEntityLabels } from '../entity/entityLabels';
import type { ConsoleRecord } from '../records/consoleRecord';
import type { EntityListContextValue } from './EntityListContext';
import { toListParams } from './listUrl';
import { matchesPageFilters } from './pageFilters';
import { useFlags } from './useFlags';
import { useGetData } from './useGetData';
import { useListModifiers } from './useListModifiers';
import { useListNavigation } from './useListNavigation';
import { useListPage } from './useListPage';
import { usePinnedRow } from './usePinnedRow';
import { useSelection } from './useSelection';
import { useSelectionModifiers } from './useSelectionModifiers';

interface EntityListController {
  /** The value of react-admin's list context. */
  list: ListControllerResult<ConsoleRecord>;
  /** The list state that react-admin has no concept for. */
  entityList: EntityListContextValue;
}

/** Loads the list of an entity and keeps its state in the URL, as react-admin's `useListController` does. */
export function useEntityListController(entity: Entity): EntityListController {
  const navigation = useListNavigation(entity);
  const { urlState, go, linkTo } = navigation;
  const page = useListPage(entity, navigation);
  const flagged = useFlags(entity, page.data, urlState.flagged);
  const { filters, flagged: isFlaggedOnly, only } = urlState;
  const filtered = useMemo(
    () => flagged.data?.filter((record) => matchesPageFilters(entity, only, record)),
    [flagged.data, entity, only],
  );
  const { data, pinRow } = usePinnedRow(filtered);
  const { flags } = flagged;

  const selectionScope = useMemo(
    () => ({ ...filters, ...only, ...(isFlaggedOnly && { flagged: '1' }) }),
    [filters, only, isFlaggedOnly],
  );
  const { total, isPlaceholderData } = page;
  const { page: number, limit, sort } = urlState;
  const [selection, select, getSelection] = useSelection(
    entity,
    selectionScope,
    isPlaceholderData ? null : (total ?? null),
    {
      rows: data,
      page: `${number}/${limit}/${sort}`,
      isPlaceholder: isPlaceholderData,
    },
  );

  const modifiers = useListModifiers(entity, navigation);
  const selectionModifiers = useSelectionModifiers(data, total, selection, select);
  const getData = useGetData(entity, urlState, total);
  const defaultTitle = useEntityLabels(entity).name(2);

  const error = flagged.loadError ?? page.error;
  const refetch = flagged.loadError ? flagged.retry : page.refetch;
  const { hasNextPage, isFetching, meta } = page;
  const list = useMemo((): ListControllerResult<ConsoleRecord> => {
    const { pagination, sort } = toListParams(entity, urlState);
    const base = {
      resource: entity.name,
      defaultTitle,
      sort,
      ...pagination,
      ...modifiers,
      ...selectionModifiers,
      hasNextPage,
      hasPreviousPage: urlState.page > 0,
      isFetching,
      isLoading: isFetching && data === undefined,
      isPlaceholderData,
      isPaused: false,
      refetch,
      // react-admin's export button would read all rows at once; ExportMenu streams them.
      exporter: false as const,
      getData,
    };
    if (data === undefined) {
      const none = { data, total: undefined, meta: undefined };
      return error ? { ...base, ...none, error, isPending: false } : { ...base, ...none, error: null, isPending: true };
    }
    // As in react-admin, the total is undefined if the server sent none, though its type is number.
    const loaded = { ...base, data, total: total as number, meta, isPending: false as const };
    return error ? { ...loaded, error } : { ...loaded, error: null };
  }, [
    entity,
    urlState,
    defaultTitle,
    modifiers,
    selectionModifiers,
    getData,
    data,
    total,
    meta,
    error,
    hasNextPage,
    isFetching,
    isPlaceholderData,
    refetch,
  ]);

  const omittedCount = meta?.leftOut ?? 0;
  const notice = meta?.notice ?? null;
  const entityList = useMemo<EntityListContextValue>(
    () => ({ entity, urlState, go, linkTo, selection, select, getSelection, flags, omittedCount, notice, pinRow }),
    [entity, urlState, go, linkTo, selection, select, getSelection, flags, omittedCount, notice, pinRow],
  );
  return { list, entityList };
}
