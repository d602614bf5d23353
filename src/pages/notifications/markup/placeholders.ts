/** Variables in a text: `{{name}}`, or `{{name|words for a customer without it}}`. */
import { isTemplateVariable, type TemplateVariable } from '../../../../resources/templates/variables';
import type { Place } from './htmlTree';

export interface Placeholder extends Place {
  name: string;
}

const pattern = /\{\{\s*([^{}|]*?)\s*(?:\|([^{}]*))?\}\}/g;

/** Everything in double braces, by its place. What begins with a sign is an instruction to the provider, not a variable. */
export function placeholdersIn(text: string): readonly Placeholder[] {
  return [...text.matchAll(pattern)]
    .map((found) => ({ name: found[1] ?? '', from: found.index, to: found.index + found[0].length }))
    .filter(({ name }) => !/^[#/^!>&]|^else$/.test(name));
}

/** Braces that do not make a variable: `{{name`, `{name}}`. */
export function brokenBraces(text: string): readonly Place[] {
  const without = text.replace(/\{{2,3}[^{}]*\}{2,3}/g, (whole) => ' '.repeat(whole.length));
  return [...without.matchAll(/\{\{[^\s<{}]*\}?|\{[A-Za-z][\w.]*\}\}/g)].map(({ 0: whole, index }) => ({
    from: index,
    to: index + whole.length,
  }));
}

/** A variable as it is written. */
export const variableText = (variable: string): string => `{{${variable}}}`;

/** What variables stand for; one that is missing stays as it is written. */
export type Values = Readonly<Partial<Record<TemplateVariable, string>>>;

/** The text with its variables filled in. @param written how a value is written where it is put */
export function fill(text: string, values: Values, written: (value: string) => string = (value) => value): string {
  return text.replace(pattern, (whole, name: string, instead?: string) => {
    const value = isTemplateVariable(name) ? values[name] : undefined;
    if (value === undefined) return whole;
    return written(value || (instead ?? '').trim());
  });
}
