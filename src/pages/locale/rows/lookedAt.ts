import type { ShopLanguage } from '../../../../resources/languages';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { isUntranslated, type ShownText, shownText } from './shownText';
import { type TextProblem, textProblems } from './textProblems';
import type { TextRow } from './textRows';

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

/** Looks at every line. */
export function lookAt(rows: readonly TextRow[], looking: Looking): readonly LookedAt[] {
  const { language, dictionary, saved } = looking;
  return rows.map((row) => ({
    row,
    shown: shownText(row, language, dictionary),
    problems: textProblems(row, looking),
    isChanged: ownText(dictionary, row.key) !== ownText(saved, row.key),
  }));
}

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
