import { queryOptions } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { Entity } from '../../../resources/entity';
import type { ConsoleRecord } from '../records/consoleRecord';
import { type ListUrlState, toListParams } from './listUrl';

/** The result of getList: rows, total, and what could not be parsed. */
export interface ListPage {
  data: ConsoleRecord[];
  /** Undefined if the server did not send a usable number. */
  total?: number | undefined;
  pageInfo?: { hasNextPage?: boolean | undefined; hasPreviousPage?: boolean | undefined } | undefined;
  meta?: { leftOut?: number; notice?: string; isFallback?: boolean } | undefined;
}

/** Query options of one page of a list, under the key that react-admin's `useGetList` uses. */
export function listQuery(
  dataProvider: Pick<ConsoleDataProvider, 'getList'>,
  entity: Entity,
  urlState: Pick<ListUrlState, 'page' | 'limit' | 'sort' | 'filters'>,
) {
  const params = toListParams(entity, urlState);
  return queryOptions({
    queryKey: [entity.name, 'getList', params],
    queryFn: ({ signal }): Promise<ListPage> => dataProvider.getList<ConsoleRecord>(entity.name, { ...params, signal }),
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
