import { useCreateContext } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { PageHeader } from '../../ui/layout/PageHeader';
import { BackButton } from '../../ui/navigation/BackButton';
import { useEntityLabels } from '../entity/entityLabels';
import { CreateForm } from './CreateForm';
import { EntityCreateBase } from './EntityCreateBase';

/** Create page of an entity, rendered from its declaration. */
export default function CreatePage({ entity }: { entity: Entity }) {
  return (
    <EntityCreateBase entity={entity}>
      <CreateHeader entity={entity} />
      <CreateForm />
    </EntityCreateBase>
  );
}

function CreateHeader({ entity }: { entity: Entity }) {
  const { defaultTitle = '' } = useCreateContext();
  const labels = useEntityLabels(entity);
  return <PageHeader back={<BackButton to={`/${entity.name}`} label={labels.name(2)} />} title={defaultTitle} />;
}
