import type { HighlightRange } from '../highlights';
import { findAllMatches } from './findAllMatches';

const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;

/** An obfuscated e-mail address: 'kim (at) shop dot com'. */
const spelledEmail =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}\s?[([{]\s?at\s?[)\]}]\s?[\p{L}\p{N}-]{1,63}(?:\s?(?:\.|[([{]\s?dot\s?[)\]}]|\bdot\b)\s?[\p{L}\p{N}-]{2,63}){1,3}/giu;

/** An account name: '@kim_deals'. */
const account = /(?<![\p{L}\p{N}._%+@/-])@[a-z][a-z0-9._]{2,30}(?![\p{L}\p{N}@])/giu;

/** A group of digits with separators. */
const digits = /(?<![\p{L}\p{N}.,'/])(?:\+|\()?\p{Nd}(?:[\s.()/-]{0,2}\p{Nd}){6,16}(?![\p{L}\p{N}])(?!["'”″%€$£])/gu;

/** Words that make the number after them a phone number. */
const contactMatch =
  /(?:\b(?:tel|phone|call|text|mobile|cell|whats\s?app|telegram|signal|viber)\b)[^\p{L}\p{N}]{0,6}(?:me|us)?[^\p{L}\p{N}]{0,3}(?:at|on|:)?[^\p{L}\p{N}]{0,3}$/iu;

const day = /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/;
const northAmerican = /^\(?[2-9]\d{2}\)?[\s.-]?[2-9]\d{2}[\s.-]\d{4}$/;

/** Finds e-mail addresses, phone numbers and account names in a text. */
export function findContactData(text: string): HighlightRange[] {
  const named = text.includes('@') ? [...findAllMatches(text, email), ...findAllMatches(text, account)] : [];
  return [
    ...named,
    ...(/[([{]\s?at\s?[)\]}]/iu.test(text) ? findAllMatches(text, spelledEmail) : []),
    ...findAllMatches(text, digits).filter(({ from, to }) => isPhone(text.slice(from, to), text.slice(0, from))),
  ];
}

/** Whether digits are a phone number, not a price, size, date, or order or article number. */
function isPhone(found: string, before: string): boolean {
  const plain = found.normalize('NFKC').replace(/[٠-٩]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660));
  const count = plain.replace(/\P{Nd}/gu, '').length;
  if (count < 8 || count > 15) return false;
  if (/^(?:\+|00)/.test(plain)) return true;
  if (day.test(plain)) return false;
  if (contactMatch.test(before.slice(-40))) return true;
  if (northAmerican.test(plain)) return true;
  // A national number: begins with 0, and is too short for an article number or written in groups.
  return /^\(?0/.test(plain) && count >= 9 && count <= (/[\s-]/.test(plain) ? 12 : 11);
}
