import type { StoreLanguage } from '../../../../resources/languages';
import type { PluralCategory } from '../../../../resources/storefront/counts/pluralNoun';
import { getPluralRules } from '../../../../resources/storefront/pluralKeys';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { getPlaceholders, placeholder } from '../../../../resources/storefront/shopperTextShape';
import type { VisibleText } from './resolveVisibleText';
import { parsePluralKey, type TextRow } from './textRows';

/** An issue in a text that shoppers would notice. */
export type TextIssue =
  /** Placeholders of the main language's text that are missing here. */
  | { kind: 'missing'; names: readonly string[] }
  /** Placeholders that aren't replaced and would be shown literally. */
  | { kind: 'unknown'; names: readonly string[] }
  /** Braces that don't form a placeholder. */
  | { kind: 'braces' }
  /** HTML, which is shown as plain text. */
  | { kind: 'markup' }
  | { kind: 'tooLong'; length: number; max: number }
  /** The language never uses this plural form. */
  | { kind: 'unusedForm' }
  /** Other plural forms of the text are translated, but this one isn't. */
  | { kind: 'missingForm' };

/** Inputs of {@link findTextIssues} for one row. */
export interface RowFacts {
  language: StoreLanguage;
  visibleText: VisibleText;
  /** Text in the dictionary; '' if there is none. */
  customText: string;
  /** Text of the main language, used to compare placeholders; null in the main language. */
  mainText: string | null;
  /** The dictionary has another plural form of the same text. */
  hasOtherForm: boolean;
}

/** Finds the issues of a text. Built-in texts are only checked for missing plural forms. */
export function findTextIssues(
  row: TextRow,
  { language, visibleText, customText, mainText, hasOtherForm }: RowFacts,
): TextIssue[] {
  const isUnused = row.category !== null && getExampleNumbers(language.tag, row.category).length === 0;
  // The visible text of an unused form is the `other` form, so only its own text counts.
  if (isUnused) return customText === '' ? [] : [{ kind: 'unusedForm' }];
  if (visibleText.source !== 'own') return hasOtherForm ? [{ kind: 'missingForm' }] : [];
  const { text } = visibleText;
  return [
    ...findPlaceholderIssues(row, text, language, mainText),
    ...(/<\/?[a-z][^<>]*>|&[a-z]+;|&#\d+;/i.test(text) ? [{ kind: 'markup' } as const] : []),
    ...findLengthIssues(row, text),
  ];
}

function findPlaceholderIssues(
  row: TextRow,
  customText: string,
  { tag }: StoreLanguage,
  mainText: string | null,
): TextIssue[] {
  const declared = placeholderNames(row);
  const expected = mainText === null ? declared : getPlaceholders(mainText);
  const ownPlaceholders = getPlaceholders(customText);
  // Forms that match a single number, such as 'One point', don't need the count.
  const isOneNumber = row.category !== null && getExampleNumbers(tag, row.category).length === 1;
  const missing = expected.filter((name) => !ownPlaceholders.includes(name) && !(isOneNumber && name === 'count'));
  // Placeholders of custom keys are unknown, so only the main language's text can be compared.
  const isKnown = row.declared !== null || mainText !== null;
  const unknown = isKnown ? ownPlaceholders.filter((name) => !declared.includes(name) && !expected.includes(name)) : [];
  const rest = customText.replace(placeholder, '');
  return [
    ...(missing.length > 0 ? [{ kind: 'missing', names: missing } as const] : []),
    ...(unknown.length > 0 ? [{ kind: 'unknown', names: unknown } as const] : []),
    ...(/\{\{|\}\}|%?\{\w+\}/.test(rest) ? [{ kind: 'braces' } as const] : []),
  ];
}

/** Placeholders that the widget replaces. */
export function placeholderNames({ declared }: TextRow): readonly string[] {
  if (declared === null) return [];
  return getPlaceholders('counted' in declared ? declared.forms.other : declared.text);
}

function findLengthIssues({ declared }: TextRow, customText: string): TextIssue[] {
  // Counting graphemes is slow, and there are never more graphemes than code units.
  if (declared === null || customText.length <= declared.max) return [];
  const length = countGraphemes(customText);
  return length > declared.max ? [{ kind: 'tooLong', length, max: declared.max }] : [];
}

const segmenter = new Intl.Segmenter();

/** Number of graphemes. A placeholder counts as the length of its name. */
export const countGraphemes = (text: string): number => [...segmenter.segment(text.replace(placeholder, '$1'))].length;

/** Groups the plural keys of a dictionary by their base key. */
export function groupPluralForms(dictionary: Dictionary): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, string[]>();
  for (const key of Object.keys(dictionary)) {
    const base = parsePluralKey(key)?.base;
    if (base === undefined) continue;
    const group = forms.get(base);
    if (group) group.push(key);
    else forms.set(base, [key]);
  }
  return forms;
}

/** Candidates: all counts up to 1,200, some decimals, and one million. */
const CANDIDATES = [...Array(1_201).keys(), 0.1, 0.5, 1.5, 2.5, 10.5, 1_000_000];

const cache = new Map<string, readonly number[]>();

/**
 * Returns numbers that use a plural category, in ascending order; empty if the language doesn't have the category.
 * Memoized by language and category.
 */
export function getExampleNumbers(tag: string, category: PluralCategory): readonly number[] {
  const key = `${tag} ${category}`;
  const found = cache.get(key) ?? CANDIDATES.filter((number) => getPluralRules(tag).select(number) === category);
  cache.set(key, found);
  return found;
}
