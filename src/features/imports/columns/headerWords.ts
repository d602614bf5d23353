import type { TableColumn } from '../../../lib/csv/tableColumns';

/** Words without meaning in a header, English and French, such as those in "date of the review". */
const FILLERS = new Set(['the', 'of', 'a', 'an', 'your', 'de', 'du', 'des', 'la', 'le', 'les', 'l', 'd']);

const PLAIN_LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', ı: 'i', đ: 'd' };

/** What Shopify adds to the name of a custom field: "Loyalty points (customer.metafields.loyalty.points)". */
const METAFIELD = / ?\([a-z]+\.metafields\.[^()]*\)$/i;

/**
 * Splits a header into words: at punctuation and camelCase, without accents, fillers, plural `s` and the Arabic
 * article.
 */
export function splitHeader(header: string): string[] {
  return (
    header
      .replace(METAFIELD, '')
      .normalize('NFD')
      .replaceAll(/\p{Mark}|\p{Cf}|ـ/gu, '')
      .replaceAll(/(\p{Ll}|\p{Nd})(\p{Lu})/gu, '$1 $2')
      .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .toLowerCase()
      // These aren't letters with a mark.
      .replaceAll(/[łøıđ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
      .replaceAll(/\be[\s_\p{Pd}]?mail/gu, 'email')
      .split(/[^\p{Letter}\p{Number}]+/u)
      .filter((word) => word !== '' && !FILLERS.has(word))
      .map(toStem)
  );
}

function toStem(word: string): string {
  if (/^[a-z]{3,}[^s]s$/.test(word)) return word.slice(0, -1);
  // "Of the" is a prefix (لل), as is "the" (ال).
  return word.replace(/^(?:ال|لل)(?=.{2})/, '').replace(/ة$/, 'ه');
}

/**
 * Score from 0 to 1 of a header for one of the expected headers: 1 for the same words in any order, less for each
 * qualifier beside them (the later in the list, the less), and 0 for any other word.
 */
export function scoreHeader(
  words: readonly string[],
  expected: readonly string[],
  qualifiers: readonly string[],
): number {
  // One word may be written as two, or two as one.
  if (words.join('') === expected.join('')) return 1;
  if (!expected.every((word) => words.includes(word))) return 0;
  const ranks = words.filter((word) => !expected.includes(word)).map((word) => qualifiers.indexOf(word));
  if (ranks.includes(-1)) return 0;
  return ranks.reduce((score, rank) => score - 0.05 - rank / 200, 1);
}

const secretWords: ReadonlySet<string> = new Set([
  'password',
  'passwd',
  'pwd',
  'token',
  'secret',
  'ip',
  'authentication',
]);

/** Whether a column has passwords, tokens or IP addresses, which are never stored. */
export const isSecretColumn = ({ name }: Pick<TableColumn, 'name'>): boolean =>
  splitHeader(name ?? '').some((word) => secretWords.has(word));
