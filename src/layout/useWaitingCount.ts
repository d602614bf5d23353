import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Entity } from '../../resources/entity';
import { waitingQuery } from '../engine/list/waitingQuery';
import { useProvider } from '../engine/useProvider';
import { whenIdle } from '../lib/whenIdle';

/**
 * How many records of a list wait for the merchant; null until it is known. Asked for when the browser is
 * idle, and again when the lists of that entity are read again.
 */
export function useWaitingCount(entity: Entity): number | null {
  const dataProvider = useProvider();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const { data } = useQuery({
    ...waitingQuery(dataProvider, entity),
    enabled: isIdle && entity.list.waiting !== undefined,
  });
  return data?.total ?? null;
}
