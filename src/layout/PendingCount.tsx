import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { memo, useEffect, useState } from 'react';
import type { ConsoleDataProvider } from '../../dataProvider';
import type { Entity } from '../../resources/entity';
import { pendingCountQuery } from '../engine/listState/pendingCountQuery';
import { useWriteHistory } from '../engine/records/EngineContext';
import { runWhenSettled } from '../lib/timing/runWhenSettled';
import { CountBadge } from '../ui/badges/CountBadge';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';

/** Number of pending records of a list; renders nothing if it is unknown or zero. */
export function PendingCount({ entity }: { entity: Entity }) {
  return <WaitingBadge count={usePendingCount(entity)} />;
}

/**
 * A number of pending records; renders nothing if it is null or zero. Memoized: the hook of the data provider renders its
 * parent with each navigation.
 */
export const WaitingBadge = memo(function WaitingBadge({ count }: { count: number | null }) {
  const translate = useTranslate();
  if (count === null || count <= 0) return null;
  return (
    <>
      <span aria-hidden="true">
        <CountBadge value={count} />
      </span>
      <VisuallyHidden>{translate('shell.menu.waiting', { smart_count: count })}</VisuallyHidden>
    </>
  );
});

/**
 * Number of pending records of a list; null until it is known. Loaded when the page has settled, and again when the
 * lists of that entity are refetched.
 */
function usePendingCount(entity: Entity): number | null {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const history = useWriteHistory();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => runWhenSettled(() => setSettled(true)), []);
  const { data } = useQuery({
    ...pendingCountQuery(dataProvider, entity, history),
    enabled: isSettled && entity.list.waiting !== undefined,
  });
  return data?.total ?? null;
}
