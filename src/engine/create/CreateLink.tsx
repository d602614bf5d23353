import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { ButtonLink } from '../../ui/ButtonLink';
import { useEntityWords } from '../words';

/** The way to the create form, for entities that a merchant may add to. */
export function CreateLink({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const words = useEntityWords(entity);
  if (!entity.create) return null;
  return (
    <ButtonLink icon="plus" to={`/${entity.name}/create`}>
      {translate('list.create.title', { name: words.name(1).toLocaleLowerCase() })}
    </ButtonLink>
  );
}
