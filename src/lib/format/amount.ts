import { byLocale } from './locale';

export type AmountIssue = 'missing' | 'notNumber' | 'decimals';

interface AmountRules {
  /** Maximum number of decimals of the currency. */
  digits: number;
  /** BCP 47 tag. Decides whether a comma or point before three digits groups thousands. */
  locale: string;
}

/** One separator before three digits: a group of thousands, or decimals. */
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2}([.,])\d{3}$/;
const GROUPED = /^[+-]?[1-9]\d{0,2}([\s'’٬.,])\d{3}(?:\1\d{3})*(?!\1)(?:[.,]\d+)?$/;
const PLAIN = /^([+-]?\d{1,12})(?:[.,](\d+))?$/;

/**
 * Parses a typed or pasted amount with a comma or point as decimal separator. Thousands may be grouped by spaces or
 * apostrophes, and by the comma or point that groups them in the locale. A text that could be two numbers is rejected.
 */
export function parseAmount(
  text: string,
  { digits, locale }: AmountRules,
): { amount: number } | { issue: AmountIssue } {
  // Japanese keyboards type wide digits, and numbers that are copied from a page in Arabic have direction marks.
  const normalized = text
    .normalize('NFKC')
    .replaceAll(/[\u061c\u200e\u200f]/g, '')
    .trim()
    .replace('−', '-');
  if (normalized === '') return { issue: 'missing' };
  const { group, decimal } = getSeparators(locale);
  const [, separator] = AMBIGUOUS.exec(normalized) ?? [];
  // With three decimals, '1,000' could be both in any locale.
  const isKnown = separator === decimal ? digits > 0 : separator === group && digits < 3;
  if (separator !== undefined && !isKnown) return { issue: 'notNumber' };
  const [, whole = '', decimals = ''] = PLAIN.exec(ungroup(normalized, group)) ?? [];
  if (whole === '') return { issue: 'notNumber' };
  if (decimals.length > digits) return { issue: 'decimals' };
  const amount = Number(`${whole}.${decimals}`);
  return { amount: amount === 0 ? 0 : amount };
}

/** Removes separators of thousands. A comma or point is one only if it is the locale's. */
function ungroup(text: string, group: string): string {
  const [, separator = ''] = GROUPED.exec(text) ?? [];
  const isKnown = separator === group || !/[.,]/.test(separator);
  return isKnown ? text.replaceAll(separator, '') : text;
}

const getSeparators = byLocale((tag) => {
  const parts = new Intl.NumberFormat(tag, { minimumFractionDigits: 1 }).formatToParts(10_000);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: find('group'), decimal: find('decimal') };
});
