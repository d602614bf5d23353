import type { Entity } from '../../../resources/entity';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import { useEntityLabels } from '../entity/entityLabels';

/** Link to the create page, for entities that have one. */
export function CreateLink({ entity }: { entity: Entity }) {
  const labels = useEntityLabels(entity);
  if (!entity.create) return null;
  return (
    <ButtonLink
      kind={entity.list.waiting === undefined ? 'primary' : 'plain'}
      icon="plus"
      to={`/${entity.name}/create`}
    >
      {labels.create()}
    </ButtonLink>
  );
}
