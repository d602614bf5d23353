import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { useEntityLabels } from '../entity/entityLabels';

/** Returns a function for the label of a form field: its label in the form if there is one, else the label of the row's field. */
export function useFieldLabel(entity: Entity): (name: string) => string {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  return (name) => translate(`resources.${entity.name}.form.${name}`, { _: labels.field(name) });
}
