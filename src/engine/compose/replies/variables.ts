/** Variables of a saved reply: `{{customer.firstName}}`, or with words of its own for a record without it: `{{customer.firstName|friend}}`. */
import type { Entity, Row } from '../../../../resources/entity';
import type { FieldKind } from '../../../../resources/field';
import { clipText } from '../../../lib/clipText';
import { valueAt } from '../../records/consoleRecord';

/** What a saved reply may hold of a record and its shop. */
export const variables = ['customer.firstName', 'customer.name', 'product.name', 'shop.name'] as const;
export type Variable = (typeof variables)[number];

/** What each variable stands for; null where the record does not tell. */
export type VariableValues = Readonly<Record<Variable, string | null>>;

const pattern = /\{\{\s*([\w.]+)\s*(?:\|([^{}]*))?\}\}/g;
/** Longest value: a name of a thousand characters is no name. */
const longest = 80;

/** A variable as it is written in a saved reply. */
export function written(variable: Variable): string {
  return `{{${variable}}}`;
}

/** What the variables stand for on a record: of the first field of each kind. */
export function valuesOf(entity: Pick<Entity, 'fields'>, record: Row, shopName: string): VariableValues {
  const part = (kind: FieldKind, name: string) => {
    const path = Object.keys(entity.fields).find((one) => entity.fields[one]?.kind === kind);
    return path === undefined ? null : clean(valueAt(record, `${path}.${name}`));
  };
  const name = part('person', 'name');
  const both = [part('person', 'firstName'), part('person', 'lastName')].filter((one) => one !== null).join(' ');
  return {
    'customer.firstName': part('person', 'firstName') ?? firstWord(name),
    'customer.name': name ?? clean(both),
    'product.name': part('product', 'name'),
    'shop.name': clean(shopName),
  };
}

/**
 * The text with its variables filled in: by the record, else by the words after `|`, else by the usual ones.
 * What is no variable stays as it is written.
 */
export function fill(text: string, values: VariableValues, usual: Readonly<Record<Variable, string>>): string {
  return text.replace(pattern, (whole, name: string, own?: string) => {
    const variable = variables.find((one) => one === name);
    return variable ? (values[variable] ?? (own?.trim() || usual[variable])) : whole;
  });
}

/** What stands in double braces and is no variable: it would be sent as it is written. */
export function unknownIn(text: string): readonly string[] {
  const found = [...text.matchAll(/\{\{[^{}]*\}\}/g)].map(([whole]) => whole);
  const isKnown = (whole: string) => fill(whole, noValues, someValue) !== whole;
  return [...new Set(found.filter((whole) => !isKnown(whole)))];
}

const noValues: VariableValues = {
  'customer.firstName': null,
  'customer.name': null,
  'product.name': null,
  'shop.name': null,
};
const someValue = { 'customer.firstName': '-', 'customer.name': '-', 'product.name': '-', 'shop.name': '-' };

/** One line without invisible characters; null where nothing is left. */
function clean(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.replace(/[\p{Cc}\s]+/gu, ' ').replace(/[\p{Bidi_Control}\u200b\ufeff]/gu, '');
  return clipText(text.trim(), longest) || null;
}

/** The first name of a whole one; an address is none. */
function firstWord(name: string | null): string | null {
  const [first = ''] = name?.split(' ') ?? [];
  return first === '' || first.includes('@') ? null : first;
}
