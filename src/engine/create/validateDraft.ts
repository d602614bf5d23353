import '../../../i18n/en/areas/create';
import type { FieldErrors, ResolverResult } from 'react-hook-form';
import type { Entity } from '../../../resources/entity';
import type { FormField } from '../../../resources/field';
import { type FormValues, isEmpty, toPostValue } from './formValue';

type Draft = Record<string, unknown>;

/** Validates form values with the entity's `draft` schema. Resolves to the values to post, or to an error per field. */
export function validateDraft(
  entity: Entity,
  values: FormValues,
  translate: (key: string) => string,
  now: Date,
): ResolverResult<Draft> {
  const fields = entity.create?.fields ?? {};
  const errors: FieldErrors<Draft> = {};
  for (const [name, field] of Object.entries(fields)) {
    const errorKey = findIssue(field, values[name]);
    if (errorKey !== null) errors[name] = createFieldError(translate(`create.fault.${errorKey}`));
  }
  if (Object.keys(errors).length > 0) return { values: {}, errors };

  const posted = Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, toPostValue(fields[name], value, now)] as const)
      .filter(([, value]) => value !== undefined),
  );
  const result = entity.draft?.safeParse(posted);
  for (const { path } of result?.error?.issues ?? []) {
    const name = String(path[0]);
    // Errors without a field are left to the provider's validation, which is shown above the form.
    if (Object.hasOwn(fields, name)) errors[name] = createFieldError(translate('create.fault.invalid'));
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: posted, errors: {} };
}

/** Names of required fields that are empty, in their order. */
export function findMissingFields(entity: Entity, values: FormValues): string[] {
  return Object.entries(entity.create?.fields ?? {})
    .filter(([name, { required }]) => required && isEmpty(values[name]))
    .map(([name]) => name);
}

/** Message key of the error of a single value; null if it is valid. */
function findIssue(field: FormField, value: unknown): 'required' | 'number' | 'invalid' | null {
  if (isEmpty(value)) return field.required ? 'required' : null;
  const isNumeric = field.kind === 'count' || field.kind === 'money' || field.kind === 'percent';
  if (typeof value !== 'number') return isNumeric ? 'number' : null;
  return 'min' in field && field.min !== undefined && value < field.min ? 'invalid' : null;
}

const createFieldError = (message: string) => ({ type: 'invalid', message });
