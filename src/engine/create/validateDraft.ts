import type { FieldErrors, ResolverResult } from 'react-hook-form';
import type { Entity } from '../../../resources/entity';
import type { FormField } from '../../../resources/field';
import { isEmpty, postedValue, type Values } from './formValue';

type Draft = Record<string, unknown>;

/** What a form holds, checked by the entity's draft: what will be posted, or an error at each field. */
export function validateDraft(
  entity: Entity,
  values: Values,
  translate: (key: string) => string,
  now: Date,
): ResolverResult<Draft> {
  const fields = entity.create?.fields ?? {};
  const errors: FieldErrors<Draft> = {};
  for (const [name, field] of Object.entries(fields)) {
    const word = faultOf(field, values[name]);
    if (word !== null) errors[name] = fault(translate(`create.fault.${word}`));
  }
  if (Object.keys(errors).length > 0) return { values: {}, errors };

  const posted = Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, postedValue(fields[name], value, now)] as const)
      .filter(([, value]) => value !== undefined),
  );
  const result = entity.draft?.safeParse(posted);
  for (const { path } of result?.error?.issues ?? []) {
    const name = String(path[0]);
    // A fault that has no field to stand at is left to the provider's own check, which is told above the form.
    if (Object.hasOwn(fields, name)) errors[name] = fault(translate('create.fault.invalid'));
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: posted, errors: {} };
}

/** Names of the fields that must be filled and are not, in their order. */
export function missingFields(entity: Entity, values: Values): string[] {
  return Object.entries(entity.create?.fields ?? {})
    .filter(([name, { required }]) => required && isEmpty(values[name]))
    .map(([name]) => name);
}

/** What is wrong with one value, by the word that tells it. */
function faultOf({ required, min, kind }: FormField, value: unknown): 'required' | 'number' | 'invalid' | null {
  if (isEmpty(value)) return required ? 'required' : null;
  if (typeof value === 'number') return min !== undefined && value < min ? 'invalid' : null;
  return kind === 'count' || kind === 'points' ? 'number' : null;
}

const fault = (message: string) => ({ type: 'invalid', message });
