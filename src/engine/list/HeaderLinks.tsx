import type { Entity } from '../../../resources/entity';
import { useIsPhone } from '../../ui/layout/useIsPhone';
import { CreateLink } from '../create/CreateLink';
import { ImportMenu } from './ImportMenu';
import { ModerateLink } from './ModerateLink';

/**
 * Links of a list's header: to the queue of its pending records, its imports and its create page. On a phone, where not
 * all fit beside the title, those other than the queue are one menu. Reads the list contexts.
 */
export function HeaderLinks({ entity }: { entity: Entity }) {
  const isCompact = useIsPhone() && entity.imports !== undefined && entity.create !== undefined;
  return (
    <>
      <ModerateLink />
      <ImportMenu entity={entity} compact={isCompact} />
      {!isCompact && <CreateLink entity={entity} />}
    </>
  );
}
