import { type QueryFunctionContext, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { lazyImport } from '../../../dataProvider/methods/lazyImport';
import { entities } from '../../../resources';
import type { Entity } from '../../../resources/entity';
import { isHideable } from '../../defineConsole';
import type { WriteHistory } from '../history/writeHistory';
import { useWriteHistory } from '../records/EngineContext';
import type { ListPage } from './listQuery';

/** Entities with a view of pending records, except those whose list is hidden. */
export const getWaitingEntities = (): readonly Entity[] =>
  entities.filter(({ name, list }) => list.waiting !== undefined && !isHideable(`/${name}`));

/**
 * Query options of the number of pending records of an entity, invalidated with its lists. The numbers of several
 * entities are one request. Those that the merchant leaves hidden don't count.
 * @param history of the store whose records are counted
 */
export function pendingCountQuery(
  dataProvider: Pick<ConsoleDataProvider, 'getList'>,
  entity: Entity,
  history: WriteHistory,
) {
  return {
    queryKey: [entity.name, 'getList', { waiting: true }],
    async queryFn({ client, queryKey, signal }: QueryFunctionContext): Promise<ListPage> {
      const { countPending } = await lazyImport(() => import('./countPending'));
      return countPending({ dataProvider, history, client, queryKey, signal }, entity);
    },
  };
}

/** Number of pending records of a list; null until it is known. It is read once `isReady`. */
export function usePendingCount(entity: Entity, isReady: boolean): number | null {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data } = useQuery({
    ...pendingCountQuery(dataProvider, entity, useWriteHistory()),
    enabled: isReady && entity.list.waiting !== undefined,
  });
  return data?.total ?? null;
}
