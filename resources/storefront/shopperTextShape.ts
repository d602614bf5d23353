import type { CountedThing, PluralForms } from './counts/counted';
import { en } from './counts/twoForms';

/** A text that a shopper reads in a widget, as data. */
export type ShopperText = PlainText | CountedText;

/** One wording; `{{name}}` stands for a value. */
export interface PlainText {
  /** In English. */
  text: string;
  /** Most letters that its place has room for. */
  max: number;
}

/** A wording for each plural category, chosen by the value `count`. */
export interface CountedText {
  /** In English. */
  forms: PluralForms;
  /** What is counted, where every language has a wording of its own for it. */
  counted: CountedThing;
  max: number;
}

/** States a text by its English wording. */
export const say = (text: string, max: number): PlainText => ({ text, max });

/** States a count that all languages have words for. */
export const count = (counted: CountedThing, max: number): CountedText => ({ forms: en[counted], counted, max });

/** Names of the values in a text, each once, in their order: `{{points}}` is `points`. */
export function placeholdersOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))];
}

/** A place for a value in a text. */
export const placeholder = /\{\{\s*([\w.]+)\s*\}\}/g;
