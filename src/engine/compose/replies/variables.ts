/** Variables of saved replies: `{{customer.firstName}}`, or with a fallback, `{{customer.firstName|friend}}`. */
import type { Entity, Row } from '../../../../resources/entity';
import type { FieldKind } from '../../../../resources/field';
import { clipText } from '../../../lib/format/text';
import { getFieldValue } from '../../records/consoleRecord';

/** Variables that a saved reply may contain. */
export const replyVariables = ['customer.firstName', 'customer.name', 'product.name', 'shop.name'] as const;
export type ReplyVariable = (typeof replyVariables)[number];

/** Value of each variable; null if the record has none. */
export type ReplyVariableValues = Readonly<Record<ReplyVariable, string | null>>;

const pattern = /\{\{\s*([\w.]+)\s*(?:\|([^{}]*))?\}\}/g;
/** Longer values are truncated. */
const MAX_VALUE_LENGTH = 80;

/** Formats a variable as written in a saved reply. */
export function toVariableToken(variable: ReplyVariable): string {
  return `{{${variable}}}`;
}

/** Values of the variables for a record, from its first field of each kind. */
export function getVariableValues(entity: Pick<Entity, 'fields'>, record: Row, shopName: string): ReplyVariableValues {
  const getPart = (kind: FieldKind, name: string) => {
    const path = Object.keys(entity.fields).find((item) => entity.fields[item]?.kind === kind);
    return path === undefined ? null : clean(getFieldValue(record, `${path}.${name}`));
  };
  const name = getPart('person', 'name');
  const both = [getPart('person', 'firstName'), getPart('person', 'lastName')]
    .filter((item) => item !== null)
    .join(' ');
  return {
    'customer.firstName': getPart('person', 'firstName') ?? firstNamePart(name),
    'customer.name': name ?? clean(both),
    'product.name': getPart('product', 'name'),
    'shop.name': clean(shopName),
  };
}

/**
 * Replaces the variables in a text: by the record's value, else by the fallback after `|`, else by the default
 * fallback. Unknown variables are left unchanged.
 */
export function fillVariables(
  text: string,
  values: ReplyVariableValues,
  fallbacks: Readonly<Record<ReplyVariable, string>>,
): string {
  return text.replace(pattern, (placeholder, name: string, fallback?: string) => {
    const variable = replyVariables.find((item) => item === name);
    return variable ? (values[variable] ?? (fallback?.trim() || fallbacks[variable])) : placeholder;
  });
}

/** Variables whose values differ between records. A full name comes before the first name that it contains. */
const recordVariables = ['customer.name', 'product.name', 'customer.firstName'] as const;

/**
 * Replaces the values of a record by their variables, as whole words, so that a reply to one customer fits others.
 * @returns the text, and the values that were replaced
 */
export function restoreVariables(text: string, values: ReplyVariableValues): { text: string; restored: string[] } {
  const restored: string[] = [];
  const result = recordVariables.reduce((current, variable) => {
    const value = values[variable];
    if (!value) return current;
    const parts = current.split(/(\{\{[^{}]*\}\})/);
    const token = toVariableToken(variable);
    const next = parts.map((part, index) => (index % 2 ? part : replaceWords(part, value, token))).join('');
    if (next !== current) restored.push(value);
    return next;
  }, text);
  return { text: result, restored };
}

const wordCharacter = /[\p{L}\p{N}]/u;

/** Replaces a value that is no part of a longer word. */
function replaceWords(text: string, value: string, replacement: string): string {
  return text.split(value).reduce((result, part) => {
    const isInWord = wordCharacter.test(result.slice(-1)) || wordCharacter.test(part.charAt(0));
    return `${result}${isInWord ? value : replacement}${part}`;
  });
}

/** Finds placeholders that are not known variables, or lack a brace. They would be sent unchanged. */
export function findUnknownVariables(text: string): readonly string[] {
  const found = [...text.matchAll(/\{\{[^{}\n]*\}{0,2}/g)].map(([placeholder]) => placeholder.trim());
  const isKnown = (placeholder: string) => fillVariables(placeholder, noVariableValues, anyValue) !== placeholder;
  return [...new Set(found.filter((placeholder) => !isKnown(placeholder)))];
}

/** Values without a record. */
export const noVariableValues: ReplyVariableValues = {
  'customer.firstName': null,
  'customer.name': null,
  'product.name': null,
  'shop.name': null,
};
const anyValue = { 'customer.firstName': '-', 'customer.name': '-', 'product.name': '-', 'shop.name': '-' };

/** Collapses whitespace and removes invisible characters. Returns null if nothing is left. */
function clean(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.replace(/[\p{Cc}\s]+/gu, ' ').replace(/[\p{Bidi_Control}\u200b\ufeff]/gu, '');
  return clipText(text.trim(), MAX_VALUE_LENGTH) || null;
}

/** First word of a full name. Returns null for email addresses. */
function firstNamePart(name: string | null): string | null {
  const [first = ''] = name?.split(' ') ?? [];
  return first === '' || first.includes('@') ? null : first;
}
