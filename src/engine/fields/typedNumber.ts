/** Numbers as they are typed: what is none yet is kept as the text it is, so that nothing typed is lost. */
import { readAmount } from '../../lib/amount';

interface NumberRules {
  /** Most decimals. */
  digits: number;
  locale: string;
}

/** What a typed text stands for: null for nothing, the text itself where it is no number. */
export function readTyped(text: string, rules: NumberRules): number | string | null {
  const read = readAmount(text, rules);
  if ('amount' in read) return read.amount;
  return read.fault === 'missing' ? null : text;
}

/** A value as it stands in its field. */
export function typedText(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value : '';
}
