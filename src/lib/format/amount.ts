import { byLocale } from './locale';

export type AmountIssue = 'missing' | 'notNumber' | 'decimals';

interface AmountRules {
  /** Maximum number of decimals of the currency. */
  digits: number;
  /** BCP 47 tag. Decides whether a comma or point before three digits is a decimal separator. */
  locale: string;
}

/**
 * Parses a typed amount with a comma or point as decimal separator. Thousands separators are rejected, because the same
 * character is a decimal separator in other locales.
 */
export function parseAmount(
  text: string,
  { digits, locale }: AmountRules,
): { amount: number } | { issue: AmountIssue } {
  const normalized = text.trim().replace('−', '-');
  if (normalized === '') return { issue: 'missing' };
  const [, whole = '', separator = '', decimals = ''] = /^([+-]?\d{1,12})(?:([.,])(\d+))?$/.exec(normalized) ?? [];
  if (whole === '') return { issue: 'notNumber' };
  if (decimals.length > digits) return { issue: 'decimals' };
  // '1,000' is ambiguous for currencies with three decimals.
  if (decimals.length === 3 && separator !== decimalSeparator(locale)) return { issue: 'notNumber' };
  const amount = Number(`${whole}.${decimals}`);
  return { amount: amount === 0 ? 0 : amount };
}

const decimalSeparator = byLocale((tag) => {
  const parts = new Intl.NumberFormat(tag, { minimumFractionDigits: 1 }).formatToParts(0);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
});
