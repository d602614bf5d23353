import type { ShopLanguage } from '../../../../resources/languages';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { placeholder, placeholdersOf } from '../../../../resources/storefront/shopperTextShape';
import { numbersOfForm } from './numbersOfForm';
import type { ShownText } from './shownText';
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

/** What is known of a line; what is wrong with it follows from this alone. */
export interface LineFacts {
  language: ShopLanguage;
  /** What a shopper reads there. */
  shown: ShownText;
  /** What the dictionary has under the key itself; '' for nothing. */
  own: string;
  /** What is read in the main language, with which the placeholders are compared; null where this is the main language. */
  mainText: string | null;
  /** The dictionary has another form of the same text. */
  hasOtherForm: boolean;
}

/** What is wrong with a text as a language says it; of words that are not the shop's own, only that they are missing. */
export function textProblems(row: TextRow, { language, shown, own, mainText, hasOtherForm }: LineFacts): TextProblem[] {
  const isUnused = row.category !== null && numbersOfForm(language.tag, row.category).length === 0;
  // Of a form that is not used, what stands under its own key counts.
  if (isUnused) return own === '' ? [] : [{ kind: 'unusedForm' }];
  if (shown.source !== 'own') return hasOtherForm ? [{ kind: 'missingForm' }] : [];
  const { text } = shown;
  return [
    ...placeholderProblems(row, text, language, mainText),
    ...(/<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;/i.test(text) ? [{ kind: 'markup' } as const] : []),
    ...lengthProblems(row, text),
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
  // To count letters takes its time; there are never more of them than units.
  if (declared === null || own.length <= declared.max) return [];
  const length = lettersIn(own);
  return length > declared.max ? [{ kind: 'tooLong', length, max: declared.max }] : [];
}

const segmenter = new Intl.Segmenter();

/** Letters as a reader counts them; of a value, those of its name. */
export const lettersIn = (text: string): number => [...segmenter.segment(text.replace(placeholder, '$1'))].length;

/** The keys of a dictionary that are forms of a counted text, by that text. */
export function formsIn(dictionary: Dictionary): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, string[]>();
  for (const key of Object.keys(dictionary)) {
    const base = formOf(key)?.base;
    if (base === undefined) continue;
    const known = forms.get(base);
    if (known) known.push(key);
    else forms.set(base, [key]);
  }
  return forms;
}
