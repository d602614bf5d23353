import type { FieldErrors, ResolverResult } from 'react-hook-form';
import type { Entity } from '../../../resources/entity';
import type { FormField } from '../../../resources/field';

type Draft = Record<string, unknown>;

/** What a form holds, checked by the entity's draft: what will be posted, or an error at each field. */
export function validateDraft(
  entity: Entity,
  values: Draft,
  translate: (key: string) => string,
): ResolverResult<Draft> {
  const errors: FieldErrors<Draft> = {};
  for (const [name, field] of Object.entries(entity.create?.fields ?? {})) {
    const word = faultOf(field, values[name]);
    if (word !== null) errors[name] = fault(translate(`create.${word}`));
  }
  if (Object.keys(errors).length > 0) return { values: {}, errors };

  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));
  const result = entity.draft?.safeParse(filled);
  for (const { path } of result?.error?.issues ?? []) {
    const name = String(path[0]);
    // A fault that has no field to stand at is left to the provider's own check, which is told above the form.
    if (Object.hasOwn(entity.create?.fields ?? {}, name)) errors[name] = fault(translate('create.invalid'));
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: filled, errors: {} };
}

/** What is wrong with one value, by the word that tells it. */
function faultOf({ required, min, kind }: FormField, value: unknown): 'required' | 'number' | 'invalid' | null {
  if (isEmpty(value)) return required ? 'required' : null;
  if (typeof value === 'number') return min !== undefined && value < min ? 'invalid' : null;
  return kind === 'count' || kind === 'points' ? 'number' : null;
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
const fault = (message: string) => ({ type: 'invalid', message });
