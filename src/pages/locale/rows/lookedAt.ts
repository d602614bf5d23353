import type { ShopLanguage } from '../../../../resources/languages';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { isUntranslated, type ShownText, shownText } from './shownText';
import { formsIn, type LineFacts, type TextProblem, textProblems } from './textProblems';
import { formOf, type TextRow } from './textRows';

/** A line of the table with what is known of it. */
export interface LookedAt {
  row: TextRow;
  shown: ShownText;
  problems: readonly TextProblem[];
  /** It is not what is saved. */
  isChanged: boolean;
}

interface Looking {
  language: ShopLanguage;
  /** What is said in it, as it is edited. */
  dictionary: Dictionary;
  saved: Dictionary;
  main: ShopLanguage;
  mainDictionary: Dictionary;
}

/** What was seen of each line last. */
export type Seen = WeakMap<TextRow, { facts: LineFacts; line: LookedAt }>;

/** Looks at every line; at one of which nothing has changed since it was `seen`, not again: it is the same then. */
export function lookAt(rows: readonly TextRow[], looking: Looking, seen: Seen = new WeakMap()): readonly LookedAt[] {
  const { language, dictionary, saved, main, mainDictionary } = looking;
  const isMain = main.code === language.code;
  const forms = formsIn(dictionary);
  return rows.map((row) => {
    const base = row.category && formOf(row.key)?.base;
    const facts: LineFacts = {
      language,
      shown: shownText(row, language, dictionary),
      own: ownText(dictionary, row.key),
      mainText: isMain ? null : shownText(row, main, mainDictionary).text,
      hasOtherForm: base !== null && base !== undefined && (forms.get(base) ?? []).some((key) => key !== row.key),
    };
    const isChanged = facts.own !== ownText(saved, row.key);
    const known = seen.get(row);
    if (known && known.line.isChanged === isChanged && isSameFacts(known.facts, facts)) return known.line;
    const line = { row, shown: facts.shown, problems: textProblems(row, facts), isChanged };
    seen.set(row, { facts, line });
    return line;
  });
}

const isSameFacts = (one: LineFacts, other: LineFacts): boolean =>
  one.language === other.language &&
  one.own === other.own &&
  one.shown.text === other.shown.text &&
  one.shown.source === other.shown.source &&
  one.mainText === other.mainText &&
  one.hasOtherForm === other.hasOtherForm;

/** What a dictionary has under a key; '' for nothing. */
export const ownText = (dictionary: Dictionary, key: string): string =>
  Object.hasOwn(dictionary, key) ? (dictionary[key] ?? '') : '';

/** How far a language has come. */
export interface Progress {
  done: number;
  all: number;
}

/** How many of the lines a shopper reads in the language. A form that no number is said in is none of them. */
export function progressOf(lines: readonly LookedAt[]): Progress {
  const counted = lines.filter(({ problems }) => !problems.some(({ kind }) => kind === 'unusedForm'));
  return { done: counted.filter(({ shown }) => !isUntranslated(shown)).length, all: counted.length };
}

/** Which lines are shown. */
export type Show = 'all' | 'untranslated' | 'changed' | 'problems';

/** Whether a line is one of those. */
export function isShown({ shown, problems, isChanged }: LookedAt, show: Show): boolean {
  switch (show) {
    case 'all':
      return true;
    case 'untranslated':
      return isUntranslated(shown);
    case 'changed':
      return isChanged;
    case 'problems':
      return problems.length > 0;
  }
}

/** Whether a line has every word of a search in its key or in one of its texts. @param besideOf what stands beside it */
export function isFound({ row, shown }: LookedAt, besideOf: () => string, search: string): boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const all = plain(`${row.key}\n${shown.text}\n${besideOf()}`);
  return words.every((word) => all.includes(word));
}

/** Without case and accents: who searches for 'fur' means 'für' as well. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
