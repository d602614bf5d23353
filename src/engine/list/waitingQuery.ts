import type { ConsoleDataProvider } from '../../../dataProvider';
import type { Entity } from '../../../resources/entity';
import type { ConsoleRecord } from '../records/consoleRecord';
import type { ListPage } from './listQuery';

/** How many records of an entity wait for the merchant; asks for one row. It is read again with the lists of the entity. */
export function waitingQuery(dataProvider: Pick<ConsoleDataProvider, 'getList'>, { name, list }: Entity) {
  return {
    queryKey: [name, 'getList', { waiting: true }],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<ListPage> =>
      dataProvider.getList<ConsoleRecord>(name, {
        pagination: { page: 1, perPage: 1 },
        sort: { field: Object.keys(list.sorts)[0] ?? '', order: 'ASC' },
        filter: list.views[list.waiting ?? ''] ?? {},
        signal,
      }),
  };
}
