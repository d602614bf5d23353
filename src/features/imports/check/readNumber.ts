import { normalizeCell } from './cellText';

/** Decimal separator of a column: point (1,234.5) or comma (1.234,5). Decided over all rows of a column. */
export const decimalSigns = ['.', ','] as const;
export type DecimalSign = (typeof decimalSigns)[number];

/** Groups of three digits, or the Indian ones: 12,34,567. Apostrophes and spaces group digits beside both signs. */
const GROUPED = {
  '.': /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:,\d\d)+,\d{3}|(?:[' ]\d{3})+)(?:\.\d+)?$/,
  ',': /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:[' ]\d{3})+)(?:,\d+)?$/,
} as const;
const PLAIN = { '.': /^\d+(?:\.\d+)?$/, ',': /^\d+(?:,\d+)?$/ } as const;
/** Longer texts aren't numbers. */
const MAX_LENGTH = 60;
/** Units of points. */
const UNIT =
  / ?(?:pts?|points?|p|punkte|pkte?|puntos|punti|pontos|punten|poäng|poeng|punkty|puan|балл(?:а|ов)?|نقطة|نقاط|ポイント|点|积分|點|포인트)\.?$/iu;

/** Parses a number. Returns null for any other text, such as `1e3`, `--5`, or `1.2.3`. */
export function parseNumber(text: string, decimal: DecimalSign): number | null {
  if (text.length > MAX_LENGTH) return null;
  const unified = normalizeCell(text)
    .replace(UNIT, '')
    .replaceAll(/[’‘´`٬]/g, "'")
    .replace('٫', decimal)
    .replaceAll(/[−–]/g, '-')
    .trim();
  // Accounts write (250) or 250- for a negative number.
  const [, sign = '', opening = '', digits = '', closing = ''] =
    /^([-+]?) ?(\(?)([\d., ']+)([-)]?)$/.exec(unified) ?? [];
  const isNegated = closing !== '';
  if (isNegated && (sign !== '' || (opening === '(') !== (closing === ')'))) return null;
  if (!isNegated && opening !== '') return null;
  if (!PLAIN[decimal].test(digits) && !GROUPED[decimal].test(digits)) return null;
  const value = Number(digits.replaceAll(decimal === '.' ? /[, ']/g : /[. ']/g, '').replace(',', '.'));
  return value === 0 || (!isNegated && sign !== '-') ? value : -value;
}
