import type { PluralForms, PluralNoun } from './counts/pluralNoun';
import { en } from './counts/twoForms';

/** Text of a storefront widget. */
export type ShopperText = PlainText | CountedText;

/** Text with `{{name}}` placeholders. */
export interface PlainText {
  /** English text. */
  text: string;
  /** Maximum length that fits the layout, in characters. */
  max: number;
}

/** Text with plural forms, selected by the value `count`. */
export interface CountedText {
  /** English forms. */
  forms: PluralForms;
  /** Counted noun, which is translated to every language. */
  counted: PluralNoun;
  max: number;
}

/** Declares a text with its English wording. */
export const defineText = (text: string, max: number): PlainText => ({ text, max });

/** Declares a count text with built-in translations. */
export const definePluralText = (counted: PluralNoun, max: number): CountedText => ({
  forms: en[counted],
  counted,
  max,
});

/** Distinct placeholder names of a text, in order: `{{points}}` is `points`. */
export function getPlaceholders(text: string): readonly string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))];
}

/** Placeholder in a text. */
export const placeholder = /\{\{\s*([\w.]+)\s*\}\}/g;
