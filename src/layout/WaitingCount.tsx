import { useTranslate } from 'ra-core';
import type { Entity } from '../../resources/entity';
import { Count } from '../ui/Count';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { useWaitingCount } from './useWaitingCount';

/** The count of what waits in a list; nothing while it is unknown, or when nothing waits. */
export function WaitingCount({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const count = useWaitingCount(entity);
  if (count === null || count <= 0) return null;
  return (
    <>
      <span aria-hidden="true">
        <Count value={count} />
      </span>
      <VisuallyHidden>{translate('shell.menu.waiting', { smart_count: count })}</VisuallyHidden>
    </>
  );
}
