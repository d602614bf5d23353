import * as z from 'zod/mini';
import type { AppliesToValue } from '../field';
import {
  type ConfigField,
  type ConfigFields,
  type ConfigOf,
  type ConfigValue,
  isFieldVisible,
  type TextFormat,
} from './configField';

/** Validation error, and the limit that is exceeded. */
export interface ConfigIssue {
  reason: (typeof reasons)[number];
  limit?: number;
}

const namedShape = z.object({ label: z.string(), value: z.string().check(z.minLength(1)) });

const appliesToShape = z
  .object({
    applyTo: z.enum(['entireOrder', 'selectedProducts', 'selectedCollections']),
    selectedProducts: z._default(z.array(namedShape), []),
    selectedCollections: z._default(z.array(namedShape), []),
  })
  .check(
    z.refine((value) => value.applyTo !== 'selectedProducts' || value.selectedProducts.length > 0, 'missing'),
    z.refine((value) => value.applyTo !== 'selectedCollections' || value.selectedCollections.length > 0, 'missing'),
  );

/** Minimum of an amount field by default. */
const MIN_AMOUNT = 0.01;
const MAX_AMOUNT = 1_000_000;

/** Costs are recalculated on every keystroke, so schemas are cached. */
const shapeCache = new WeakMap<ConfigField, z.ZodMiniType<ConfigValue>>();

/** Schema of a valid field value. Issue messages are the `reason`s. */
function getShape(field: ConfigField): z.ZodMiniType<ConfigValue> {
  const shape = shapeCache.get(field) ?? createShape(field);
  shapeCache.set(field, shape);
  return shape;
}

function createShape(field: ConfigField): z.ZodMiniType<ConfigValue> {
  switch (field.kind) {
    case 'count':
      return nullableIfOptional(
        field,
        z.int('notWhole').check(z.minimum(field.min, 'tooSmall'), z.maximum(field.max, 'tooBig')),
      );
    case 'money':
      return nullableIfOptional(
        field,
        z.number('missing').check(z.minimum(field.min ?? MIN_AMOUNT, 'tooSmall'), z.maximum(MAX_AMOUNT, 'tooBig')),
      );
    case 'percent':
      return z.number('missing').check(z.minimum(1, 'tooSmall'), z.maximum(100, 'tooBig'));
    case 'choice':
      return z.enum(field.choices, 'notAChoice');
    case 'boolean':
      return z.boolean('missing');
    case 'text':
    case 'longText': {
      const text = z.string('missing').check(z.maxLength(field.max, 'tooLong'));
      const format = field.format && textFormats[field.format];
      return nonBlankUnlessOptional(
        field,
        format ? text.check(z.refine((value) => format.pattern.test(value), format.reason)) : text,
      );
    }
    case 'url':
      return nonBlankUnlessOptional(field, z.string('missing').check(z.refine(isLinkOrEmpty, 'notALink')));
    case 'paths':
      return nonBlankUnlessOptional(
        field,
        z.string('missing').check(z.maxLength(field.max, 'tooLong'), z.refine(arePaths, 'notAPath')),
      );
    case 'product':
      return z.nullable(namedShape).check(z.refine((product) => product !== null, 'missing'));
    case 'appliesTo':
      return appliesToShape;
  }
}

const textFormats: Readonly<Record<TextFormat, { pattern: RegExp; reason: ConfigIssue['reason'] }>> = {
  instagramAccount: { pattern: /^\s*(?:@?[\w.]{1,30}\s*)?$/, reason: 'notAnAccount' },
  hashtags: { pattern: /^[\s,]*(#?[\p{L}\p{M}\p{N}_]+(?=[\s,#]|$)[\s,]*)*$/u, reason: 'notAHashtag' },
};

function nullableIfOptional(field: { optional?: true }, shape: z.ZodMiniType<number>): z.ZodMiniType<number | null> {
  return field.optional ? z.nullable(shape) : shape;
}

function nonBlankUnlessOptional(
  field: object & { optional?: true },
  shape: z.ZodMiniType<string>,
): z.ZodMiniType<string> {
  return field.optional ? shape : shape.check(z.refine((value) => value.trim() !== '', 'missing'));
}

function isLinkOrEmpty(value: string): boolean {
  if (value.trim() === '') return true;
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
}

/** Splits a text into paths, one per line. */
export const parsePaths = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

const arePaths = (value: string) => parsePaths(value).every((path) => /^\/[^\s?#*]*\*?$/.test(path));

/** Validates a value. Returns null if it is valid. */
export function findConfigIssue(field: ConfigField, value: unknown): ConfigIssue | null {
  if (value === null && !('optional' in field && field.optional)) return { reason: 'missing' };
  const parsed = z.safeParse(getShape(field), value);
  if (parsed.success) return null;
  const reason = reasons.find((item) => item === parsed.error.issues[0]?.message) ?? 'missing';
  const limit = getLimit(field, reason);
  return { reason, ...(limit !== undefined && { limit }) };
}

const reasons = [
  'missing',
  'notWhole',
  'tooSmall',
  'tooBig',
  'tooLong',
  'notALink',
  'notAPath',
  'notAChoice',
  'notAnAccount',
  'notAHashtag',
] as const;

function getLimit(field: ConfigField, reason: ConfigIssue['reason']): number | undefined {
  if (reason === 'tooLong' && 'max' in field) return field.max;
  if (reason !== 'tooSmall' && reason !== 'tooBig') return undefined;
  const isMinimum = reason === 'tooSmall';
  if (field.kind === 'count') return isMinimum ? field.min : field.max;
  if (field.kind === 'money') return isMinimum ? (field.min ?? MIN_AMOUNT) : MAX_AMOUNT;
  if (field.kind !== 'percent') return undefined;
  return isMinimum ? 1 : 100;
}

/** Default value of a field. */
export function getDefault(field: ConfigField): ConfigValue {
  if ('default' in field) return field.default;
  if (field.kind === 'product') return null;
  return field.kind === 'appliesTo' ? entireOrder : '';
}

/** Returns the default configuration of a task or reward type. */
export function getDefaultConfig(fields: ConfigFields): Record<string, ConfigValue> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, getDefault(field)]));
}

const entireOrder: AppliesToValue = { applyTo: 'entireOrder', selectedProducts: [], selectedCollections: [] };

/**
 * Parses a `config` for texts: a number is shown as it is stored or typed, also if it is invalid. A missing one is NaN,
 * which renders as a placeholder, unless its default means none.
 */
export function parseShownValues<Fields extends ConfigFields>(fields: Fields, raw: unknown): ConfigOf<Fields> {
  const record: Readonly<Record<string, unknown>> = Object(raw);
  const numbers = Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'money' && field.kind !== 'percent' && field.kind !== 'count') return [];
    const value = Object.hasOwn(record, name) ? record[name] : undefined;
    if (typeof value === 'number') return [[name, value]];
    return ('optional' in field && field.optional) || field.default === 0 ? [] : [[name, Number.NaN]];
  });
  return { ...parseConfigValues(fields, raw), ...Object.fromEntries(numbers) };
}

/** Whether a number of a `config` is invalid, or missing where it has no meaning: calculations take its default then. */
export function hasInvalidNumber(fields: ConfigFields, raw: unknown): boolean {
  const values: Readonly<Record<string, unknown>> = parseConfigValues(fields, raw);
  const shown: Readonly<Record<string, unknown>> = parseShownValues(fields, raw);
  return Object.entries(fields).some(
    ([name, field]) => typeof shown[name] === 'number' && shown[name] !== values[name] && isFieldVisible(field, values),
  );
}

/** Parses a `config`. Missing and invalid values are replaced by the defaults. */
export function parseConfigValues<Fields extends ConfigFields>(fields: Fields, raw: unknown): ConfigOf<Fields> {
  const record: Readonly<Record<string, unknown>> = Object(raw);
  const values = Object.entries(fields).map(([name, field]) => {
    const parsed = z.safeParse(getShape(field), Object.hasOwn(record, name) ? record[name] : undefined);
    return [name, parsed.success ? parsed.data : getDefault(field)];
  });
  return Object.fromEntries(values);
}
