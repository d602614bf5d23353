import * as z from 'zod/mini';
import type { AppliesToValue, ConfigField, ConfigFields, ConfigOf, ConfigValue } from './configField';

/** What is wrong with a value, and the limit that it breaks. */
export interface ConfigFault {
  reason: 'missing' | 'notWhole' | 'tooSmall' | 'tooBig' | 'tooLong' | 'notALink' | 'notAPath' | 'notAChoice';
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

/** The least amount that an amount field takes: a cent, or nothing. */
const leastAmount = 0.01;
const mostAmount = 1_000_000;

/** A cost is reckoned anew with every key that is pressed: shapes are made once. */
const made = new WeakMap<ConfigField, z.ZodMiniType<ConfigValue>>();

/** What a field's value must be to be saved. A message of an issue is the fault's reason. */
function shapeOf(field: ConfigField): z.ZodMiniType<ConfigValue> {
  const shape = made.get(field) ?? makeShape(field);
  made.set(field, shape);
  return shape;
}

function makeShape(field: ConfigField): z.ZodMiniType<ConfigValue> {
  switch (field.kind) {
    case 'whole':
      return orEmpty(field, z.int('notWhole').check(z.minimum(field.min, 'tooSmall'), z.maximum(field.max, 'tooBig')));
    case 'money':
      return orEmpty(
        field,
        z.number('missing').check(z.minimum(field.min ?? leastAmount, 'tooSmall'), z.maximum(mostAmount, 'tooBig')),
      );
    case 'percent':
      return z.number('missing').check(z.minimum(1, 'tooSmall'), z.maximum(100, 'tooBig'));
    case 'choice':
      return z.enum(field.choices, 'notAChoice');
    case 'switch':
      return z.boolean('missing');
    case 'line':
    case 'paragraph':
      return filledUnless(field, z.string('missing').check(z.maxLength(field.max, 'tooLong')));
    case 'link':
      return filledUnless(field, z.string('missing').check(z.refine(isLinkOrEmpty, 'notALink')));
    case 'paths':
      return filledUnless(
        field,
        z.string('missing').check(z.maxLength(field.max, 'tooLong'), z.refine(arePaths, 'notAPath')),
      );
    case 'product':
      return z.nullable(namedShape).check(z.refine((product) => product !== null, 'missing'));
    case 'appliesTo':
      return appliesToShape;
  }
}

function orEmpty(field: { optional?: true }, shape: z.ZodMiniType<number>): z.ZodMiniType<number | null> {
  return field.optional ? z.nullable(shape) : shape;
}

function filledUnless(field: object & { optional?: true }, shape: z.ZodMiniType<string>): z.ZodMiniType<string> {
  return field.optional ? shape : shape.check(z.refine((value) => value.trim() !== '', 'missing'));
}

function isLinkOrEmpty(value: string): boolean {
  if (value.trim() === '') return true;
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
}

/** The paths of a text, a line each. */
export const pathsIn = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

const arePaths = (value: string) => pathsIn(value).every((path) => /^\/[^\s?#*]*\*?$/.test(path));

/** What is wrong with a value; null when it can be saved. */
export function configFault(field: ConfigField, value: unknown): ConfigFault | null {
  if (value === null && !('optional' in field && field.optional)) return { reason: 'missing' };
  const parsed = z.safeParse(shapeOf(field), value);
  if (parsed.success) return null;
  const reason = reasons.find((one) => one === parsed.error.issues[0]?.message) ?? 'missing';
  const limit = limitOf(field, reason);
  return { reason, ...(limit !== undefined && { limit }) };
}

const reasons = ['missing', 'notWhole', 'tooSmall', 'tooBig', 'tooLong', 'notALink', 'notAPath', 'notAChoice'] as const;

function limitOf(field: ConfigField, reason: ConfigFault['reason']): number | undefined {
  if (reason === 'tooLong' && 'max' in field) return field.max;
  if (reason !== 'tooSmall' && reason !== 'tooBig') return undefined;
  const isLeast = reason === 'tooSmall';
  if (field.kind === 'whole') return isLeast ? field.min : field.max;
  if (field.kind === 'money') return isLeast ? (field.min ?? leastAmount) : mostAmount;
  if (field.kind !== 'percent') return undefined;
  return isLeast ? 1 : 100;
}

/** What a field starts from. */
export function defaultOf(field: ConfigField): ConfigValue {
  if ('default' in field) return field.default;
  if (field.kind === 'product') return null;
  return field.kind === 'appliesTo' ? entireOrder : '';
}

const entireOrder: AppliesToValue = { applyTo: 'entireOrder', selectedProducts: [], selectedCollections: [] };

/** A `config` as it was read: what is missing, or makes no sense, is what the field starts from. */
export function readConfig<Fields extends ConfigFields>(fields: Fields, raw: unknown): ConfigOf<Fields> {
  const given: Readonly<Record<string, unknown>> = Object(raw);
  const values = Object.entries(fields).map(([name, field]) => {
    const parsed = z.safeParse(shapeOf(field), Object.hasOwn(given, name) ? given[name] : undefined);
    return [name, parsed.success ? parsed.data : defaultOf(field)];
  });
  return Object.fromEntries(values);
}
