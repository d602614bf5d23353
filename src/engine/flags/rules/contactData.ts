import type { Mark } from '../marks';
import { findAll } from './findAll';

const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;

/** Spelled so that no program finds it: 'kim (at) shop dot com'. */
const spelledEmail =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}\s?[([{]\s?at\s?[)\]}]\s?[\p{L}\p{N}-]{1,63}(?:\s?(?:\.|[([{]\s?dot\s?[)\]}]|\bdot\b)\s?[\p{L}\p{N}-]{2,63}){1,3}/giu;

/** The name of an account: '@kim_deals'. */
const account = /(?<![\p{L}\p{N}._%+@/-])@[a-z][a-z0-9._]{2,30}(?![\p{L}\p{N}@])/giu;

/** Digits that belong together, with what may stand between them. */
const digits = /(?<![\p{L}\p{N}.,'/])(?:\+|\()?\p{Nd}(?:[\s.()/-]{0,2}\p{Nd}){6,16}(?![\p{L}\p{N}])(?!["'”″%€$£])/gu;

/** Said before a number that would be none without it. */
const said =
  /(?:\b(?:tel|phone|call|text|mobile|cell|whats\s?app|telegram|signal|viber)\b)[^\p{L}\p{N}]{0,6}(?:me|us)?[^\p{L}\p{N}]{0,3}(?:at|on|:)?[^\p{L}\p{N}]{0,3}$/iu;

const day = /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/;
const northAmerican = /^\(?[2-9]\d{2}\)?[\s.-]?[2-9]\d{2}[\s.-]\d{4}$/;

/** Every e-mail address, phone number and account name that stands in a text. */
export function findContactData(text: string): Mark[] {
  const named = text.includes('@') ? [...findAll(text, email), ...findAll(text, account)] : [];
  return [
    ...named,
    ...(/[([{]\s?at\s?[)\]}]/iu.test(text) ? findAll(text, spelledEmail) : []),
    ...findAll(text, digits).filter(({ from, to }) => isPhone(text.slice(from, to), text.slice(0, from))),
  ];
}

/** Not every row of digits is one: prices, sizes, days, and the numbers of orders and goods are none. */
function isPhone(found: string, before: string): boolean {
  const plain = found.normalize('NFKC').replace(/[٠-٩]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660));
  const count = plain.replace(/\P{Nd}/gu, '').length;
  if (count < 8 || count > 15) return false;
  if (/^(?:\+|00)/.test(plain)) return true;
  if (day.test(plain)) return false;
  if (said.test(before.slice(-40))) return true;
  if (northAmerican.test(plain)) return true;
  // A number of a country's own: begins with 0, and is too short to be the code of a good, or written in groups.
  return /^\(?0/.test(plain) && count >= 9 && count <= (/[\s-]/.test(plain) ? 12 : 11);
}
