import type { Entity } from '../../../../resources/entity';
import { getConditionFields, operators } from '../rule/conditions';
import type { Condition } from '../rule/rule';

/** The choices of a declared field. */
export function getChoices({ fields }: Entity, path: string | undefined): readonly string[] {
  const field = fields[path ?? ''];
  return field?.kind === 'choice' ? Object.keys(field.choices) : [];
}

/** A condition on a field, with its first operator and choice. */
export function createCondition(entity: Entity, fieldName: string): Condition {
  const field = getConditionFields(entity.name)[fieldName];
  if (!field) return { field: fieldName, operator: '', value: '' };
  const [operator = ''] = operators[field.kind];
  const [choice = ''] = field.kind === 'flag' ? ['yes'] : getChoices(entity, field.path);
  return { field: fieldName, operator, value: choice };
}
