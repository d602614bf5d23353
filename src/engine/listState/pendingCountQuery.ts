import type { ConsoleDataProvider } from '../../../dataProvider';
import { entities } from '../../../resources';
import type { Entity } from '../../../resources/entity';
import { defaultSort } from '../../../resources/sorts';
import { isHideable } from '../../defineConsole';
import type { ConsoleRecord } from '../records/consoleRecord';
import type { ListPage } from './listQuery';

/** Entities with a view of pending records, except those whose list is hidden. */
export const getWaitingEntities = (): readonly Entity[] =>
  entities.filter(({ name, list }) => list.waiting !== undefined && !isHideable(`/${name}`));

/**
 * Query options of the number of pending records of an entity, invalidated with its lists. The numbers of several
 * entities are one request.
 */
export function pendingCountQuery(dataProvider: Pick<ConsoleDataProvider, 'getList'>, entity: Entity) {
  const { name, list } = entity;
  return {
    queryKey: [name, 'getList', { waiting: true }],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<ListPage> =>
      dataProvider.getList<ConsoleRecord>(name, {
        pagination: { page: 1, perPage: 1 },
        sort: defaultSort(entity),
        filter: list.views[list.waiting ?? ''] ?? {},
        meta: { onlyTotal: true },
        signal,
      }),
  };
}
