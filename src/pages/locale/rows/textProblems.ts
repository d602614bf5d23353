import type { ShopLanguage } from '../../../../resources/languages';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { placeholder, placeholdersOf } from '../../../../resources/storefront/shopperTextShape';
import { numbersOfForm } from './numbersOfForm';
import { shownText } from './shownText';
import { formOf, type TextRow } from './textRows';

/** Something about a text that its shoppers would stumble over. */
export type TextProblem =
  /** Values of the main language's text that it does not say. */
  | { kind: 'missing'; names: readonly string[] }
  /** Values that nothing is put in for: they would be seen as they stand. */
  | { kind: 'unknown'; names: readonly string[] }
  /** Braces that enclose no value. */
  | { kind: 'braces' }
  /** HTML, which is shown letter by letter. */
  | { kind: 'markup' }
  | { kind: 'tooLong'; length: number; max: number }
  /** No number is said in this form. */
  | { kind: 'unusedForm' }
  /** Other forms of the text are the shop's own words, and this one is not. */
  | { kind: 'missingForm' };

interface Languages {
  language: ShopLanguage;
  /** What is said in it. */
  dictionary: Dictionary;
  main: ShopLanguage;
  /** What is said in the main language; the placeholders are compared with it. */
  mainDictionary: Dictionary;
}

/** What is wrong with a text as a language says it; of words that are not the shop's own, only that they are missing. */
export function textProblems(row: TextRow, { language, dictionary, main, mainDictionary }: Languages): TextProblem[] {
  const { text, source } = shownText(row, language, dictionary);
  const isUnused = row.category !== null && numbersOfForm(language.tag, row.category).length === 0;
  // Of a form that is not used, what stands under its own key counts.
  const own = isUnused ? (dictionary[row.key] ?? '') : text;
  if (isUnused) return own === '' ? [] : [{ kind: 'unusedForm' }];
  if (source !== 'own') return isOnlyMissingForm(row, dictionary) ? [{ kind: 'missingForm' }] : [];
  return [
    ...placeholderProblems(
      row,
      own,
      language,
      main.code === language.code ? null : shownText(row, main, mainDictionary).text,
    ),
    ...(/<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;/i.test(own) ? [{ kind: 'markup' } as const] : []),
    ...lengthProblems(row, own),
  ];
}

function placeholderProblems(row: TextRow, own: string, { tag }: ShopLanguage, mainText: string | null): TextProblem[] {
  const declared = declaredNames(row);
  const wanted = mainText === null ? declared : placeholdersOf(mainText);
  const said = placeholdersOf(own);
  // 'One point' needs no number, where it is said of one alone.
  const isOneNumber = row.category !== null && numbersOfForm(tag, row.category).length === 1;
  const missing = wanted.filter((name) => !said.includes(name) && !(isOneNumber && name === 'count'));
  // Of a text that no widget says, nobody knows what is put in; the main language's text is all there is to go by.
  const isKnown = row.declared !== null || mainText !== null;
  const unknown = isKnown ? said.filter((name) => !declared.includes(name) && !wanted.includes(name)) : [];
  const rest = own.replace(placeholder, '');
  return [
    ...(missing.length > 0 ? [{ kind: 'missing', names: missing } as const] : []),
    ...(unknown.length > 0 ? [{ kind: 'unknown', names: unknown } as const] : []),
    ...(/\{\{|\}\}|%?\{\w+\}/.test(rest) ? [{ kind: 'braces' } as const] : []),
  ];
}

/** Values that the widget puts in. */
export function declaredNames({ declared }: TextRow): readonly string[] {
  if (declared === null) return [];
  return placeholdersOf('counted' in declared ? declared.forms.other : declared.text);
}

function lengthProblems({ declared }: TextRow, own: string): TextProblem[] {
  const length = lettersIn(own);
  return declared && length > declared.max ? [{ kind: 'tooLong', length, max: declared.max }] : [];
}

const segmenter = new Intl.Segmenter();

/** Letters as a reader counts them; of a value, those of its name. */
export const lettersIn = (text: string): number => [...segmenter.segment(text.replace(placeholder, '$1'))].length;

function isOnlyMissingForm({ key }: TextRow, dictionary: Dictionary): boolean {
  const form = formOf(key);
  return form !== null && Object.keys(dictionary).some((other) => other !== key && formOf(other)?.base === form.base);
}
