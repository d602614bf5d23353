import { useQueryClient } from '@tanstack/react-query';
import {
  DataProviderContext,
  type Exporter,
  type GetManyParams,
  ListContextProvider,
  type ListControllerResult,
  type ListParams,
  type QueryFunctionContext,
  useDataProvider,
  useListContext,
  useNotify,
  useStore,
} from 'ra-core';
import { type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { Entity } from '../../../resources/entity';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { useErrorText } from '../errors/errorText';
import { EntityListBase } from '../listState/EntityListBase';
import { useEntityListContext } from '../listState/EntityListContext';
import { listQuery } from '../listState/listQuery';
import { formatReactAdminQuery, overridePageSizes, parseReactAdminQuery } from '../listState/reactAdminQuery';
import { noSelection, setSelected } from '../listState/selection';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useTray } from '../tray/Tray';

const EntityExportCard = lazyPart(() => import('../export/EntityExportCard'));

interface ReactAdminListProps {
  entity: Entity;
  /** Whether the children are an override of the list; else they are the console's own list. */
  isOverridden: boolean;
  children: ReactNode;
}

/**
 * The list of an entity as react-admin documents it, for an entity of which an extension replaces a page: it remembers
 * its parameters, reads those of react-admin's links, and its context exports and selects like react-admin's. Loaded
 * when it is needed.
 */
export default function ReactAdminList({ entity, isOverridden, children }: ReactAdminListProps) {
  const { search, state } = useLocation();
  const [stored, store] = useStore<Partial<ListParams> | null>(`${entity.name}.listParams`, null);
  // Only a list that is opened restores its parameters: a link to the plain URL of the list that is shown resets them.
  const [opened, setOpened] = useState(search === '' ? stored : null);
  const requested = useMemo(() => parseReactAdminQuery(search), [search]);
  const params = requested ?? (search === '' ? opened : null);
  const target = params && formatReactAdminQuery(entity, params);
  useEffect(() => {
    if (search !== '') setOpened(null);
  }, [search]);
  if (target !== null) return <Navigate to={{ search: target }} replace state={state} />;
  return (
    <EntityListBase entity={entity} {...(isOverridden && { pageSizes: overridePageSizes })}>
      <ParamsStore onChange={store} />
      {isOverridden ? <ReactAdminContexts>{children}</ReactAdminContexts> : children}
    </EntityListBase>
  );
}

/** Stores the parameters of the list where react-admin stores them, so that its components find them, too. */
function ParamsStore({ onChange }: { onChange: (params: ListParams) => void }) {
  const { filterValues, displayedFilters, sort, page, perPage } = useListContext();
  const params = JSON.stringify({
    filter: filterValues,
    displayedFilters,
    sort: sort.field,
    order: sort.order,
    page,
    perPage,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: react-admin returns another setter in every render
  useEffect(() => onChange(JSON.parse(params)), [params]);
  return null;
}

/** What react-admin's `<ExportButton>` reads at most if it has no `maxResults`. */
const DEFAULT_MAX_RESULTS = 1000;
/** What react-admin's `<SelectAllButton>` selects at most if it has no `limit`. */
const DEFAULT_SELECT_LIMIT = 250;

/** Completes the list context by what the console's own lists have other means for: export, and a selection by id. */
function ReactAdminContexts({ children }: { children: ReactNode }) {
  const list = useListContext<ConsoleRecord>();
  const { entity, selection, select } = useEntityListContext();
  const exported = useExport();
  const notify = useNotify();
  const errorText = useErrorText();
  const dataProvider = useContext(DataProviderContext);
  const { data: rows, total } = list;

  const onSelectAll = useCallback(
    async ({ limit = DEFAULT_SELECT_LIMIT } = {}) => {
      try {
        const records = await exported.getData({ maxResults: limit });
        select(() => setSelected(noSelection, records, true));
        if (records.length === limit && total !== limit) {
          notify('ra.message.select_all_limit_reached', { type: 'warning', messageArgs: { max: limit } });
        }
      } catch (error) {
        notify(errorText(error), { type: 'error' });
      }
    },
    [exported, select, total, notify, errorText],
  );
  const value = useMemo(
    (): ListControllerResult<ConsoleRecord> => ({ ...list, ...exported, onSelectAll }),
    [list, exported, onSelectAll],
  );

  // <BulkExportButton> reads the selected records by id, which the API can't for all entities.
  const listProvider = useMemo(() => {
    if (!dataProvider || entity.read.one !== undefined) return dataProvider;
    const known = new Map(selection.kind === 'some' ? selection.records : []);
    for (const row of rows ?? []) known.set(row.id, row);
    const getMany = (resource: string, params: GetManyParams & QueryFunctionContext) => {
      const records = params.ids.flatMap((id) => known.get(String(id)) ?? []);
      const isKnown = resource === entity.name && records.length === params.ids.length;
      return isKnown ? Promise.resolve({ data: records }) : dataProvider.getMany(resource, params);
    };
    return Object.assign({}, dataProvider, { getMany });
  }, [dataProvider, entity, selection, rows]);
  return (
    <DataProviderContext value={listProvider}>
      <ListContextProvider value={value}>{children}</ListContextProvider>
    </DataProviderContext>
  );
}

/**
 * The exporter of the list context: a CSV file of the records it gets, in the format of the console's own export. If
 * `<ExportButton>` has read as many as it does by default, and there are more, all that match are exported.
 */
function useExport(): Required<Pick<ListControllerResult<ConsoleRecord>, 'exporter' | 'getData'>> {
  const { total } = useListContext<ConsoleRecord>();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const { entity, urlState } = useEntityListContext();
  const tray = useTray();
  const incomplete = useRef(new WeakSet<readonly ConsoleRecord[]>());
  return useMemo(() => {
    const exporter: Exporter<ConsoleRecord> = (records) => {
      const isAll = incomplete.current.has(records);
      const source = {
        entity,
        urlState,
        rows: records,
        total: isAll ? total : records.length,
        selection: isAll ? null : setSelected(noSelection, records, true),
      };
      tray.open((close) => <EntityExportCard source={source} onClose={close} />);
    };
    return {
      exporter,
      async getData({ maxResults = total ?? DEFAULT_MAX_RESULTS } = {}) {
        if (maxResults === 0) return [];
        const query = listQuery(dataProvider, entity, { ...urlState, page: 0, limit: maxResults });
        const { data } = await queryClient.fetchQuery(query);
        const isCut = maxResults === DEFAULT_MAX_RESULTS && data.length === maxResults && data.length !== total;
        if (isCut) incomplete.current.add(data);
        return data;
      },
    };
  }, [dataProvider, queryClient, total, entity, urlState, tray]);
}
