import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { Entity } from '../../../../resources/entity';
import { useEngine } from '../../../engine/EngineContext';
import { listQuery } from '../../../engine/list/listQuery';
import { useProvider } from '../../../engine/useProvider';

/** Records that are shown of each list (specification section 9). */
export const recentCount = 5;

/** The newest records of a list, with what is being changed of them. */
export function useRecent(entity: Entity) {
  const dataProvider = useProvider();
  const sort = Object.keys(entity.list.sorts)[0] ?? '';
  const query = useQuery(listQuery(dataProvider, entity, { page: 0, limit: recentCount, sort, filters: {} }));
  const { pending } = useEngine();
  const version = useSyncExternalStore(pending.subscribe, pending.version);
  const data = query.data?.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what is pending
  const records = useMemo(
    () => data?.flatMap((record) => pending.over(entity.name, record) ?? []) ?? null,
    [data, pending, entity, version],
  );
  return { ...query, records, leftOut: query.data?.meta?.leftOut ?? 0 };
}
