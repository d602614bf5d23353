/** Repairs of texts that another program has encoded once too often. Each is offered, never applied without a choice. */
import { once } from 'es-toolkit/function';
import type { Encoding } from './encodings';

/** Repairs in the order in which they are applied. */
export const contentRepairs = [
  /** Letters of UTF-8 that were read in another encoding: `Ã©` for `é`. */
  'mojibake',
  /** HTML: `&amp;`, `<br>`. */
  'html',
  /** Line breaks written as `\n`, or `_x000D_` in a workbook. */
  'lineBreaks',
] as const;

export type ContentRepair = (typeof contentRepairs)[number];

const HTML =
  /<\/?(?:p|br|div|span|b|i|u|em|strong|a|ul|ol|li|img|h[1-6]|blockquote|font|table|t[rdh])\b[^<>]*>|&(?:#\d{1,6}|#x[\da-f]{1,5}|amp|lt|gt|quot|apos|nbsp|[lr][sd]quo|hellip|[mn]dash|euro|[a-z]{1,2}(?:acute|grave|circ|uml|tilde|cedil|ring|lig|slash));/i;
/** In HTML without these, line breaks are those of the text. */
const BLOCK = /<(?:p|br|div|ul|ol|li|h[1-6]|table)\b/i;
const LINE_BREAK = /\\r\\n|\\n|_x000D_\n?/;

/** Returns the repairs that would change the cells. */
export function findRepairs(cells: readonly string[]): ContentRepair[] {
  const found: ContentRepair[] = [];
  if (cells.some((cell) => hasMojibake(cell))) found.push('mojibake');
  // The first test is a shortcut, since most cells have neither.
  if (cells.some((cell) => /[<&]/.test(cell) && HTML.test(cell))) found.push('html');
  if (cells.some((cell) => /\\|_x/.test(cell) && LINE_BREAK.test(cell))) found.push('lineBreaks');
  return found;
}

/** Creates a function that applies repairs to a cell. */
export async function createRepairer(chosen: readonly ContentRepair[]): Promise<(cell: string) => string> {
  const htmlToText = chosen.includes('html') ? (await import('../html/htmlToText')).htmlToText : null;
  return (cell) => {
    let text = chosen.includes('mojibake') ? repairMojibake(cell) : cell;
    if (htmlToText && HTML.test(text)) text = htmlToText(BLOCK.test(text) ? text : text.replaceAll('\n', '<br>'));
    return chosen.includes('lineBreaks') ? text.split(LINE_BREAK).join('\n') : text;
  };
}

/** Encodings in which UTF-8 is read by mistake. */
const wrongEncodings = ['windows-1252', 'macintosh'] as const satisfies readonly Encoding[];

/** Bytes by character, of each wrong encoding. */
const getWrongReadings = once((): readonly ReadonlyMap<string, number>[] =>
  wrongEncodings.map((encoding) => {
    const high = Uint8Array.from({ length: 128 }, (_, index) => index + 128);
    return new Map([...new TextDecoder(encoding).decode(high)].map((character, index) => [character, index + 128]));
  }),
);

const hasMojibake = (text: string) => /[^\0-\x7f]{2}/.test(text) && repairMojibake(text) !== text;

function repairMojibake(text: string): string {
  return getWrongReadings().reduce((before, bytes) => {
    let isEvident = false;
    const repaired = before.replaceAll(/[^\0-\x7f]{2,}/g, (run) => {
      const decoded = decodeRun(run, bytes);
      isEvident ||= decoded.isEvident;
      return decoded.text;
    });
    return isEvident ? repaired : before;
  }, text);
}

/**
 * Bytes that UTF-8 begins Latin letters, punctuation and emoji with. The letters and signs that are read in their place, such
 * as `Ã`, are rare before a sign. Those of other bytes aren't: in `l’École` and `CAFÉ »`, two could be one in UTF-8.
 */
const evidentBytes: ReadonlySet<number> = new Set([0xc2, 0xc3, 0xc4, 0xc5, 0xe2, 0xf0]);

/** Decodes the parts of a run that are UTF-8 in the wrong encoding. It is evident by a rare letter, or by two parts in a row. */
function decodeRun(run: string, bytes: ReadonlyMap<string, number>): { text: string; isEvident: boolean } {
  const parts: string[] = [];
  let isEvident = false;
  let isAfterDecoded = false;
  for (let at = 0; at < run.length; ) {
    const first = bytes.get(run[at] ?? '') ?? 0;
    const length = getUtf8Length(first);
    const decoded = length > 1 ? decodeUtf8(run.slice(at, at + length), bytes) : null;
    if (decoded !== null && (isAfterDecoded || evidentBytes.has(first))) isEvident = true;
    isAfterDecoded = decoded !== null;
    parts.push(decoded ?? run[at] ?? '');
    at += decoded === null ? 1 : length;
  }
  return { text: parts.join(''), isEvident };
}

/** Returns the number of bytes of a character in UTF-8 by the first of them; 0 if none starts with it. */
function getUtf8Length(first: number): number {
  if (first >= 0xf0 && first <= 0xf4) return 4;
  if (first >= 0xe0) return first < 0xf0 ? 3 : 0;
  return first >= 0xc2 ? 2 : 0;
}

/** Returns null if the characters aren't the bytes of a letter or sign. */
function decodeUtf8(characters: string, bytes: ReadonlyMap<string, number>): string | null {
  const decoded = new TextDecoder().decode(Uint8Array.from([...characters].map((one) => bytes.get(one) ?? 0)));
  return /^[\p{L}\p{P}\p{S}\u00a0]$/u.test(decoded) && decoded !== '\ufffd' ? decoded : null;
}
