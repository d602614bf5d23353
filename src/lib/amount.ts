import { byLocale } from './byLocale';

/** Why a typed amount is not taken. */
export type AmountFault = 'missing' | 'notNumber' | 'decimals';

interface AmountRules {
  /** Most decimals, as the currency has them. */
  digits: number;
  /** BCP 47 tag: what a comma or point means before three digits. */
  locale: string;
}

/**
 * Reads an amount as it is typed: a comma or a point before decimals, no separators of thousands, which mean a
 * thousand times more in one country than in another.
 */
export function readAmount(text: string, { digits, locale }: AmountRules): { amount: number } | { fault: AmountFault } {
  const typed = text.trim().replace('−', '-');
  if (typed === '') return { fault: 'missing' };
  const [, whole = '', mark = '', decimals = ''] = /^([+-]?\d{1,12})(?:([.,])(\d+))?$/.exec(typed) ?? [];
  if (whole === '') return { fault: 'notNumber' };
  if (decimals.length > digits) return { fault: 'decimals' };
  // '1,000' is one or a thousand, where the currency has three decimals.
  if (decimals.length === 3 && mark !== decimalMark(locale)) return { fault: 'notNumber' };
  const amount = Number(`${whole}.${decimals}`);
  return { amount: amount === 0 ? 0 : amount };
}

const decimalMark = byLocale((tag) => {
  const parts = new Intl.NumberFormat(tag, { minimumFractionDigits: 1 }).formatToParts(0);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
});
