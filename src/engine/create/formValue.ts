import type { Entity } from '../../../resources/entity';
import type { FormField, InputKind } from '../../../resources/field';
import { toDay } from '../../lib/format/day';
import { toPastInstant } from '../../lib/format/toPastInstant';
import { parseAppliesTo, parseNamedRef, parsePickedRef, parseUrls, toInputText } from '../fields/inputValues';
import '../../../i18n/en/areas/fieldErrors';
import type { FieldErrors, ResolverResult } from 'react-hook-form';

/** Values of a create form by field name. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Checks if a value has not been entered. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** Initial values of a create form. */
export function blankValues({ create }: Entity): FormValues {
  const names = Object.keys(create?.fields ?? {});
  return { ...Object.fromEntries(names.map((name) => [name, ''])), ...create?.defaults };
}

/** Checks if a create form contains values that would be lost. */
export function hasChanges(entity: Entity, values: FormValues): boolean {
  const blank = blankValues(entity);
  return Object.keys(values).some((name) => !isEmpty(values[name]) && values[name] !== blank[name]);
}

type Convert = (value: unknown, now: Date) => unknown;

/** Conversions to the posted value, for kinds whose form value differs from it. */
const conversions: { readonly [Kind in InputKind]?: Convert } = {
  record: (value) => parsePickedRef(value)?.id,
  pastDay: (value, now) => toPastInstant(toInputText(value), now) ?? undefined,
  // Also posted if it is empty.
  images: (value) => parseUrls(value).map((src) => ({ src, type: 'image' })),
};

/** Converts a form value to the posted value. Returns undefined if the field is omitted from the post. */
export function toPostValue(field: FormField | undefined, value: unknown, now: Date): unknown {
  const convert = field && conversions[field.kind];
  if (convert) return convert(value, now);
  return isEmpty(value) ? undefined : value;
}

/** Parsers of stored values, for kinds whose form value is not plain. */
const parsers: { readonly [Kind in InputKind]?: (value: unknown) => unknown } = {
  record: parsePickedRef,
  images: parseUrls,
  product: parseNamedRef,
  appliesTo: parseAppliesTo,
};

/** Parses a form value that was stored in a draft. Returns null if it is invalid. */
export function parseFormValue({ kind }: FormField, value: unknown): unknown {
  const parse = parsers[kind];
  if (parse) return parse(value);
  return ['string', 'number', 'boolean'].includes(typeof value) ? value : null;
}

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
    const errorKey = findIssue(field, values[name], now);
    if (errorKey !== null) errors[name] = createFieldError(translate(`fieldErrors.${errorKey}`));
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
    if (Object.hasOwn(fields, name)) errors[name] = createFieldError(translate('fieldErrors.invalid'));
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: posted, errors: {} };
}

/** Names of the fields whose values have this issue, in their order. */
export function findFields(entity: Entity, values: FormValues, issue: ValueIssue, now: Date): string[] {
  return Object.entries(entity.create?.fields ?? {})
    .filter(([name, field]) => findIssue(field, values[name], now) === issue)
    .map(([name]) => name);
}

type ValueIssue = 'required' | 'number' | 'invalid' | 'future';

/** Message key of the error of a single value; null if it is valid. */
export function findIssue(field: FormField, value: unknown, now: Date): ValueIssue | null {
  if (isEmpty(value)) return field.required ? 'required' : null;
  if (field.kind === 'pastDay' && toInputText(value) > toDay(now)) return 'future';
  const isNumeric = field.kind === 'count' || field.kind === 'money' || field.kind === 'percent';
  if (typeof value !== 'number') return isNumeric ? 'number' : null;
  return 'min' in field && field.min !== undefined && value < field.min ? 'invalid' : null;
}

const createFieldError = (message: string) => ({ type: 'invalid', message });
