import { ListContextProvider, type ListControllerResult, ResourceContextProvider } from 'ra-core';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Entity } from '../../../resources/entity';
import { useEntityLabels } from '../entity/entityLabels';
import type { ConsoleRecord } from '../records/consoleRecord';
import { EntityListContext, type EntityListContextValue } from './EntityListContext';
import { toListParams } from './listUrl';
import { isSelected, noSelection, type Selection, setSelected } from './selection';
import { useFlags } from './useFlags';
import { useListModifiers } from './useListModifiers';
import { useListNavigation } from './useListNavigation';
import { useListPage } from './useListPage';
import { type ChangeSelection, useSelection } from './useSelection';

interface EntityListBaseProps {
  entity: Entity;
  /** Page sizes that the URL may have; 3, 10, 25, 50 and 100 by default. */
  pageSizes?: readonly number[];
  children: ReactNode;
}

/**
 * Provides the list of an entity to `useListContext`, `useResourceContext` and `useEntityListContext`, as react-admin's
 * `ListBase` does. Reads the page's URL.
 *
 * @example
 * <EntityListBase entity={entity}>
 *   <Titles />
 * </EntityListBase>
 */
export function EntityListBase({ entity, pageSizes, children }: EntityListBaseProps) {
  const { list, entityList } = useEntityListController(entity, pageSizes);
  return (
    <ResourceContextProvider value={entity.name}>
      <ListContextProvider value={list}>
        <EntityListContext value={entityList}>{children}</EntityListContext>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

interface EntityListController {
  /** The value of react-admin's list context. */
  list: ListControllerResult<ConsoleRecord>;
  /** The list state that react-admin has no concept for. */
  entityList: EntityListContextValue;
}

/** Loads the list of an entity and keeps its state in the URL, as react-admin's `useListController` does. */
function useEntityListController(entity: Entity, pageSizes?: readonly number[]): EntityListController {
  const navigation = useListNavigation(entity, pageSizes);
  const { urlState, go, linkTo } = navigation;
  const page = useListPage(entity, navigation);
  const { meta, total, error, isPlaceholderData, readAt, isFetching, hasNextPage, refetch } = page;
  const search = meta?.search ?? null;
  const flags = useFlags(entity, page.data, search?.flags ?? null);
  const { data, pinRow } = usePinnedRow(page.data);

  const { filters, only } = urlState;
  const selectionScope = useMemo(() => ({ ...filters, ...only }), [filters, only]);
  const { page: number, limit, sort } = urlState;
  const [selection, select, getSelection] = useSelection(
    entity,
    selectionScope,
    isPlaceholderData ? null : (total ?? null),
    {
      rows: data,
      page: `${number}/${limit}/${sort}`,
      readAt,
    },
  );

  const modifiers = useListModifiers(entity, navigation);
  const selectionModifiers = useSelectionModifiers(data, total, selection, select);
  const defaultTitle = useEntityLabels(entity).name(2);

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
      // ExportMenu exports the console's own lists.
      exporter: false as const,
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
    () => ({
      entity,
      urlState,
      go,
      linkTo,
      selection,
      select,
      getSelection,
      flags,
      search,
      omittedCount,
      notice,
      pinRow,
    }),
    [entity, urlState, go, linkTo, selection, select, getSelection, flags, search, omittedCount, notice, pinRow],
  );
  return { list, entityList };
}

interface PinnedRow {
  record: ConsoleRecord;
  index: number;
}

interface PinnedRows {
  data: ConsoleRecord[] | undefined;
  pinRow: (id: string | null) => void;
}

/** Keeps the row that is being edited in the list even if a refetch removes it. */
function usePinnedRow(rows: ConsoleRecord[] | undefined): PinnedRows {
  const [id, pinRow] = useState<string | null>(null);
  const pinned = useRef<PinnedRow | null>(null);
  const index = id === null ? -1 : (rows?.findIndex((row) => row.id === id) ?? -1);
  const record = rows?.[index];
  if (record) pinned.current = { record, index };
  else if (pinned.current?.record.id !== id) pinned.current = null;

  const missing = record ? null : pinned.current;
  const data = useMemo(
    () => (missing ? (rows ?? []).toSpliced(missing.index, 0, missing.record) : rows),
    [rows, missing],
  );
  return { data, pinRow };
}

type SelectionModifiers = Pick<
  ListControllerResult<ConsoleRecord>,
  'selectedIds' | 'onSelect' | 'onToggleItem' | 'onSelectAll' | 'onUnselectItems'
>;

const noRows: ConsoleRecord[] = [];

/**
 * The selection in react-admin's terms. `onSelectAll` selects all that match, without reading them; `selectedIds` are then
 * those of the page.
 */
function useSelectionModifiers(
  rows: ConsoleRecord[] = noRows,
  total: number | undefined,
  selection: Selection,
  select: ChangeSelection,
): SelectionModifiers {
  return useMemo(() => {
    const selected =
      selection.kind === 'some' ? [...selection.records.values()] : rows.filter(({ id }) => isSelected(selection, id));
    const find = (id: unknown) => {
      const record = [...rows, ...selected].find((one) => one.id === id);
      if (record) return record;
      throw new Error(`The record '${id}' isn't in the list.`);
    };
    return {
      selectedIds: selected.map(({ id }) => id),
      onSelect: (ids: readonly unknown[]) => select(() => setSelected(noSelection, ids.map(find), true)),
      onToggleItem(id: unknown) {
        const record = find(id);
        select((current) => setSelected(current, [record], !isSelected(current, record.id)));
      },
      onSelectAll() {
        select((current) =>
          total === undefined ? setSelected(current, rows, true) : { kind: 'all', total, except: new Map() },
        );
      },
      onUnselectItems: () => select(() => noSelection),
    };
  }, [rows, total, selection, select]);
}
