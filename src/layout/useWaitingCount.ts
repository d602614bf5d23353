import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect, useState } from 'react';
import type { ConsoleDataProvider } from '../../dataProvider';
import type { Entity } from '../../resources/entity';
import { whenIdle } from '../lib/whenIdle';

/**
 * How many records of a list wait for the merchant; null until it is known. Asked for when the browser is
 * idle, and again when the lists of that entity are read again.
 */
export function useWaitingCount(entity: Entity): number | null {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const view = entity.list.waiting === undefined ? undefined : entity.list.views[entity.list.waiting];
  const { data } = useQuery({
    queryKey: [entity.name, 'getList', { waiting: true }],
    queryFn: ({ signal }) =>
      dataProvider.getList(entity.name, {
        pagination: { page: 1, perPage: 1 },
        sort: { field: Object.keys(entity.list.sorts)[0] ?? '', order: 'ASC' },
        filter: view ?? {},
        signal,
      }),
    enabled: isIdle && view !== undefined,
  });
  return data?.total ?? null;
}
