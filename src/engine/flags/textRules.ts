import { trimEnd } from 'es-toolkit/string';
import type { HighlightRange } from './flag';

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

/** Maximum number of characters that are checked. */
const MAX_SEARCH_LENGTH = 20_000;

/** The ranges of all matches of a global pattern that `counts` accepts. */
export function findAllMatches(
  text: string,
  pattern: RegExp,
  counts: (found: string) => boolean = () => true,
): HighlightRange[] {
  return [...text.slice(0, MAX_SEARCH_LENGTH).matchAll(pattern)].flatMap(({ 0: found, index }) =>
    counts(found) ? [{ from: index, to: index + found.length }] : [],
  );
}

/** A URL with a scheme, or with a common first part of a host. */
const plain = /(?<![\p{L}\p{N}])(?:https?:\/\/|www\d?\.)[^\s<>"'()]{2,200}/giu;

/** A host without either. Only top-level domains that are no words: in 'dress.top is nice' a space is missing. */
const bareHost =
  /(?<![\p{L}\p{N}@._-])(?:[a-z0-9-]{1,40}\.){1,3}(?:com|net|org|biz|info|ru|cn|xyz|io|co\.uk)(?![\p{L}\p{N}_-])(?:\/[^\s<>"'()]{0,200})?/giu;

/** A host with a path: 'bit.ly/3x', 't.me/kim'. Letters alone on both sides of '/' are a phrase like 'and/or'. */
const hostWithPath = /(?<![\p{L}\p{N}@._/-])(?:[a-z0-9-]{1,40}\.){1,3}[a-z]{2,12}\/[a-z0-9_?=&%./-]{2,200}/giu;

/** Finds all URLs in a text. */
export function findLinks(text: string): HighlightRange[] {
  if (!/[.:][\p{L}/]/u.test(text)) return [];
  return [plain, bareHost, hostWithPath]
    .flatMap((pattern) => findAllMatches(text, pattern))
    .map((mark) => trimmed(text, mark));
}

/** Strips the punctuation of a sentence that ends with the URL. */
function trimmed(text: string, { from, to }: HighlightRange): HighlightRange {
  return { from, to: from + trimEnd(text.slice(from, to), [...'.,;:!?…']).length };
}

/** Common abbreviations in capitals, which are ignored. */
const usual =
  /^(?:[A-Z]|[2-6]?X{0,4}[SL]|USA?|UK|EU|UAE|NYC|LA|OK|TV|DIY|CEO|FAQ|PDF|LED|USB|OMG|LOL|ASAP|FYI|IMO|IMHO|BTW|AKA|PS|TLC|BBQ|ETA|PVC|UV|SPF|BPA|AM|PM)$/;

const WORD_PATTERN = /\p{L}[\p{L}\p{M}'’]*/gu;

/** Minimum number of letters of an uppercase run, and of a text that is mostly uppercase. */
const MIN_RUN_LETTERS = 12;
const MIN_TEXT_LETTERS = 8;

interface Run extends HighlightRange {
  words: number;
  letters: number;
}

/** Finds passages in capitals: three words in a row, or most of a text. A single word is only emphasis. */
export function findAllCaps(text: string): HighlightRange[] {
  if (!/\p{Lu}{2}/u.test(text)) return [];
  const words = findAllMatches(text, WORD_PATTERN).map((mark) => ({ ...mark, word: text.slice(mark.from, mark.to) }));
  const letters = words.reduce((sum, { word }) => sum + countLetters(word), 0);
  const runs: Run[] = [];
  let run: Run | null = null;
  for (const { word, from, to } of words) {
    if (usual.test(word)) continue;
    if (!isLoud(word)) {
      run = null;
      continue;
    }
    if (run) {
      run.to = to;
      run.words += 1;
      run.letters += countLetters(word);
    } else {
      run = { from, to, words: 1, letters: countLetters(word) };
      runs.push(run);
    }
  }
  return runs
    .filter((item) => {
      const isLong = item.words >= 3 && item.letters >= MIN_RUN_LETTERS;
      const isMostlyCaps = item.words >= 2 && item.letters >= MIN_TEXT_LETTERS && item.letters >= letters * 0.7;
      return isLong || isMostlyCaps;
    })
    .map(({ from, to }) => ({ from, to }));
}

function countLetters(word: string): number {
  return word.replace(/\P{L}/gu, '').length;
}

function isLoud(word: string): boolean {
  return /^[\p{Lu}\p{M}'’]+$/u.test(word) && countLetters(word) >= 2;
}
