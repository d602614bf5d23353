import type { StoreLanguage } from '../../../../resources/languages';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { findTextIssues, groupPluralForms, type RowFacts, type TextIssue } from './findTextIssues';
import { isUntranslated, resolveVisibleText, type VisibleText } from './resolveVisibleText';
import { parsePluralKey, type TextRow } from './textRows';

/** A table row with its visible text and issues. */
export interface AnalyzedRow {
  row: TextRow;
  visibleText: VisibleText;
  issues: readonly TextIssue[];
  /** Differs from the saved text. */
  isChanged: boolean;
}

interface AnalysisContext {
  language: StoreLanguage;
  /** Edited texts of the language. */
  dictionary: Dictionary;
  saved: Dictionary;
  main: StoreLanguage;
  mainDictionary: Dictionary;
}

/** Last analysis of each row. */
export type AnalysisCache = WeakMap<TextRow, { facts: RowFacts; line: AnalyzedRow }>;

/** Analyzes all rows, reusing cached results for rows whose inputs haven't changed. */
export function analyzeRows(
  rows: readonly TextRow[],
  context: AnalysisContext,
  cache: AnalysisCache = new WeakMap(),
): readonly AnalyzedRow[] {
  const { language, dictionary, saved, main, mainDictionary } = context;
  const isMain = main.code === language.code;
  const forms = groupPluralForms(dictionary);
  return rows.map((row) => {
    const base = row.category && parsePluralKey(row.key)?.base;
    const facts: RowFacts = {
      language,
      visibleText: resolveVisibleText(row, language, dictionary),
      customText: getText(dictionary, row.key),
      mainText: isMain ? null : resolveVisibleText(row, main, mainDictionary).text,
      hasOtherForm: base !== null && base !== undefined && (forms.get(base) ?? []).some((key) => key !== row.key),
    };
    const isChanged = facts.customText !== getText(saved, row.key);
    const cached = cache.get(row);
    if (cached && cached.line.isChanged === isChanged && isSameFacts(cached.facts, facts)) return cached.line;
    const line = { row, visibleText: facts.visibleText, issues: findTextIssues(row, facts), isChanged };
    cache.set(row, { facts, line });
    return line;
  });
}

const isSameFacts = (a: RowFacts, b: RowFacts): boolean =>
  a.language === b.language &&
  a.customText === b.customText &&
  a.visibleText.text === b.visibleText.text &&
  a.visibleText.source === b.visibleText.source &&
  a.mainText === b.mainText &&
  a.hasOtherForm === b.hasOtherForm;

/** Returns the text of a key; '' if there is none. */
export const getText = (dictionary: Dictionary, key: string): string =>
  Object.hasOwn(dictionary, key) ? (dictionary[key] ?? '') : '';

/** Translation progress in rows. */
export interface TranslationProgress {
  done: number;
  all: number;
}

/** Counts the rows that have a translation. Unused plural forms don't count. */
export function getTranslationProgress(lines: readonly AnalyzedRow[]): TranslationProgress {
  const counted = lines.filter(({ issues }) => !issues.some(({ kind }) => kind === 'unusedForm'));
  return { done: counted.filter(({ visibleText }) => !isUntranslated(visibleText)).length, all: counted.length };
}

/** Row filter. */
export type RowFilter = 'all' | 'untranslated' | 'changed' | 'problems';

/** Returns whether a row passes a filter. */
export function matchesFilter({ visibleText, issues, isChanged }: AnalyzedRow, show: RowFilter): boolean {
  switch (show) {
    case 'all':
      return true;
    case 'untranslated':
      return isUntranslated(visibleText);
    case 'changed':
      return isChanged;
    case 'problems':
      return issues.length > 0;
  }
}

/**
 * Returns whether the key or one of the texts contains every search term.
 * @param getReferenceText text of the reference column
 */
export function matchesSearch(
  { row, visibleText }: AnalyzedRow,
  getReferenceText: () => string,
  search: string,
): boolean {
  const searchTerms = normalizeText(search).split(/\s+/).filter(Boolean);
  if (searchTerms.length === 0) return true;
  const all = normalizeText(`${row.key}\n${visibleText.text}\n${getReferenceText()}`);
  return searchTerms.every((term) => all.includes(term));
}

/** Ignores case and accents: 'fur' matches 'für'. */
const normalizeText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
