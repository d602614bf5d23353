import { queryOptions } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { Entity } from '../../../resources/entity';
import type { ConsoleRecord } from '../records/consoleRecord';
import { type ListAddress, toListParams } from './address';

/** What getList answers: rows, how many there are in all, and what could not be read. */
export interface ListPage {
  data: ConsoleRecord[];
  /** Absent where the server did not tell a usable number. */
  total?: number | undefined;
  pageInfo?: { hasNextPage?: boolean | undefined; hasPreviousPage?: boolean | undefined } | undefined;
  meta?: { leftOut?: number; notice?: string } | undefined;
}

/** One page of a list, under the key that react-admin's own hooks use. */
export function listQuery(
  dataProvider: Pick<ConsoleDataProvider, 'getList'>,
  entity: Entity,
  address: Pick<ListAddress, 'page' | 'limit' | 'sort' | 'filters'>,
) {
  const params = toListParams(address);
  return queryOptions({
    queryKey: [entity.name, 'getList', params],
    queryFn: ({ signal }): Promise<ListPage> => dataProvider.getList<ConsoleRecord>(entity.name, { ...params, signal }),
  });
}

/** How many records these filters match; asks for one row. Shared by tabs and the menu. */
export function countQuery(
  dataProvider: Pick<ConsoleDataProvider, 'getList'>,
  entity: Entity,
  filters: Readonly<Record<string, string>>,
) {
  const sort = Object.keys(entity.list.sorts)[0] ?? '';
  return listQuery(dataProvider, entity, { page: 0, limit: 1, sort, filters });
}
