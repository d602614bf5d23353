import { useTranslate } from 'ra-core';
import { memo, useEffect, useState } from 'react';
import type { Entity } from '../../resources/entity';
import { usePendingCount } from '../engine/listState/pendingCountQuery';
import { runWhenSettled } from '../lib/timing/runWhenSettled';
import { CountBadge } from '../ui/badges/CountBadge';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';

/** Number of pending records of a list; renders nothing if it is unknown or zero. Read when the page has settled. */
export function PendingCount({ entity }: { entity: Entity }) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => runWhenSettled(() => setSettled(true)), []);
  return <WaitingBadge count={usePendingCount(entity, isSettled)} />;
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
