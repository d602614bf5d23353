/** Placeholders of variables: `{{name}}`, or `{{name|fallback}}`. */
import { isTemplateVariable } from '../../../../resources/templates/variables';
import type { TextRange } from '../../../lib/html/parseHtml';

export interface Placeholder extends TextRange {
  name: string;
}

const placeholderPattern = /\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g;

const findBraces = (text: string): readonly Placeholder[] =>
  [...text.matchAll(placeholderPattern)].map((match) => ({
    name: (match[1] ?? '').trim(),
    from: match.index,
    to: match.index + match[0].length,
  }));

const isDirective = ({ name }: Placeholder) => /^[#/^!>&]|^else$/.test(name);

/** Returns all placeholders with their ranges. Template directives such as `{{#if}}` are skipped. */
export const findPlaceholders = (text: string): readonly Placeholder[] =>
  findBraces(text).filter((found) => !isDirective(found));

/** Returns the ranges of template directives such as `{{#if}}`, which only the server can run. */
export const findDirectives = (text: string): readonly TextRange[] => findBraces(text).filter(isDirective);

/** Returns the ranges of unbalanced braces, for example `{{name` or `{name}}`. */
export function findBrokenPlaceholders(text: string): readonly TextRange[] {
  const withoutPlaceholders = text.replace(/\{{2,3}[^{}]*\}{2,3}/g, (match) => ' '.repeat(match.length));
  return [...withoutPlaceholders.matchAll(/\{\{[^\s<{}]*\}?|\{[A-Za-z][\w.]*\}\}/g)].map(({ 0: match, index }) => ({
    from: index,
    to: index + match.length,
  }));
}

/** Formats a variable as a placeholder. */
export const toPlaceholder = (variable: string): string => `{{${variable}}}`;

/** Values of variables. Placeholders without a value are left as they are. */
export type PlaceholderValues = Readonly<Record<string, string>>;

/**
 * Replaces placeholders by their values.
 * @param escapeValue escapes a value for the output format
 */
export function fillPlaceholders(
  text: string,
  values: PlaceholderValues,
  escapeValue: (value: string) => string = (value) => value,
): string {
  return text.replace(placeholderPattern, (match, written: string, fallback?: string) => {
    const name = written.trim();
    const value = isTemplateVariable(name) ? values[name] : undefined;
    if (value === undefined) return match;
    return escapeValue(value || (fallback ?? '').trim());
  });
}
