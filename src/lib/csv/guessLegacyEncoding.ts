import { once } from 'es-toolkit/function';
import { createDecoder } from './decodeChunks';
import type { Encoding } from './encodings';

/** Letters beyond ASCII of a language. */
type Alphabet = string;

const western: readonly Alphabet[] = [
  'àâæçéèêëîïôœùûüÿ', // French
  'äöüß', // German
  'áéíóúüñ', // Spanish
  'áâãàçéêíóôõú', // Portuguese
  'àèéìòù', // Italian
  'åäöæøé', // Nordic
];
/** Its letters ð, ý and þ are the bytes of Turkish ones, which are more frequent there. */
const icelandic = 'áðéíóúýþæö';
/** Several languages in one file, which must not win against one language. */
const mixedWestern = 'àâäãåáæçéèêëîïíìôöòóòõøœùûüúñß';
const centralEuropean: readonly Alphabet[] = [
  'ąćęłńóśźż', // Polish
  'áčďéěíňóřšťúůýž', // Czech
  'áäčďéíĺľňóôŕšťúýž', // Slovak
  'áéíóöőúüű', // Hungarian
  'ăâîşţ', // Romanian
  'čćđšž', // Croatian
];
const baltic: readonly Alphabet[] = ['ąčęėįšųūž', 'āčēģīķļņšūž', 'äöõüšž'];

const cyrillic: readonly Alphabet[] = ['абвгдежзийклмнопрстуфхцчшщъыьэюяё', 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'];
const arabic = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءأإآؤئ';

/** Encodings before Unicode with the letters that they are used for, the most frequent encoding first. */
const getCandidates = once((): readonly { encoding: Encoding; alphabets: readonly Alphabet[] }[] => [
  { encoding: 'windows-1252', alphabets: western },
  { encoding: 'iso-8859-15', alphabets: western },
  { encoding: 'macintosh', alphabets: western },
  { encoding: 'ibm850', alphabets: western },
  { encoding: 'windows-1250', alphabets: centralEuropean },
  { encoding: 'iso-8859-2', alphabets: centralEuropean },
  { encoding: 'ibm852', alphabets: centralEuropean },
  { encoding: 'windows-1254', alphabets: ['çğıöşüâî'] },
  { encoding: 'windows-1257', alphabets: baltic },
  // Before Cyrillic, whose small letters are the same bytes: Hebrew has no capitals.
  { encoding: 'windows-1255', alphabets: ['אבגדהוזחטיכךלמםנןסעפףצץקרשת'] },
  { encoding: 'windows-1251', alphabets: cyrillic },
  { encoding: 'koi8-u', alphabets: cyrillic },
  { encoding: 'iso-8859-5', alphabets: cyrillic },
  { encoding: 'ibm866', alphabets: cyrillic },
  { encoding: 'windows-1253', alphabets: ['αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰ'] },
  { encoding: 'windows-1256', alphabets: [arabic] },
  { encoding: 'iso-8859-6', alphabets: [arabic] },
  // The frequent ideographs come first in these encodings.
  {
    encoding: 'shift_jis',
    alphabets: [charactersFrom(0x3041, 0x30fe) + pairsFrom('shift_jis', [0x88, 0x97], [0x40, 0xfc])],
  },
  { encoding: 'euc-kr', alphabets: [charactersFrom(0xac00, 0xd7a3)] },
  { encoding: 'gb18030', alphabets: [pairsFrom('gb18030', [0xb0, 0xd7], [0xa1, 0xfe])] },
  {
    encoding: 'euc-jp',
    alphabets: [charactersFrom(0x3041, 0x30fe) + pairsFrom('euc-jp', [0xb0, 0xcf], [0xa1, 0xfe])],
  },
  { encoding: 'big5', alphabets: [pairsFrom('big5', [0xa4, 0xc6], [0x40, 0xfe])] },
  // Last, since it has a letter for nearly every byte.
  { encoding: 'windows-874', alphabets: [charactersFrom(0xe01, 0xe4e)] },
  { encoding: 'windows-1258', alphabets: ['àáâãèéêìíòóôõùúýăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ'] },
]);

/** Number of bytes that are compared. */
const MAX_SAMPLE_BYTES = 16 * 1024;

/**
 * Guesses the encoding of a text that isn't Unicode by its letters: which encoding gives words of one script and
 * language, with capitals at their start and no symbols inside. A few words suffice, unlike for statistics of letters.
 * @param bytes a part of the text; only lines with bytes beyond ASCII count
 */
export function guessLegacyEncoding(bytes: Uint8Array): Encoding {
  const sample = selectLines(bytes);
  let best: { encoding: Encoding; score: number } = { encoding: 'windows-1252', score: Number.NEGATIVE_INFINITY };
  for (const { encoding, alphabets } of getCandidates()) {
    const text = createDecoder(encoding).decode(sample);
    const scores = alphabets.map((alphabet) => scoreText(text, new Set(alphabet)));
    if (alphabets === western)
      scores.push(...[mixedWestern, icelandic].map((letters) => MIXED_WEIGHT * scoreText(text, new Set(letters))));
    const score = Math.max(...scores);
    if (score > best.score) best = { encoding, score };
  }
  return best.encoding;
}

function charactersFrom(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)).join('');
}

/** Decodes pairs of bytes. */
function pairsFrom(encoding: Encoding, [first, last]: [number, number], [low, high]: [number, number]): string {
  const width = high - low + 1;
  const bytes = Uint8Array.from({ length: (last - first + 1) * width * 2 }, (_, index) => {
    const pair = index >> 1;
    return index % 2 === 0 ? first + Math.floor(pair / width) : low + (pair % width);
  });
  return createDecoder(encoding).decode(bytes);
}

/** Returns the lines with bytes beyond ASCII. */
function selectLines(bytes: Uint8Array): Uint8Array {
  const selected = new Uint8Array(Math.min(bytes.length, MAX_SAMPLE_BYTES));
  let length = 0;
  let from = 0;
  for (let at = 0; at <= bytes.length && length < selected.length; at += 1) {
    if (at < bytes.length && bytes[at] !== 0x0a && bytes[at] !== 0x0d) continue;
    const line = bytes.subarray(from, at + 1);
    from = at + 1;
    if (!line.some((byte) => byte >= 0x80)) continue;
    const part = line.subarray(0, selected.length - length);
    selected.set(part, length);
    length += part.length;
  }
  return selected.subarray(0, length);
}

const MIXED_WEIGHT = 0.9;

/** Points of a character in a text, per byte of the character. */
const points = {
  ofLanguage: 1,
  otherLetter: -0.3,
  otherScript: -1.5,
  capitalInside: -2,
  /** Few words have three letters beyond ASCII in a row. */
  row: -1,
  punctuation: 0.5,
  symbol: -1,
  symbolInside: -2,
  invalid: -4,
} as const;

function scoreText(text: string, alphabet: ReadonlySet<string>): number {
  let sum = 0;
  for (const match of text.matchAll(/[^\0-\x7f]/gu)) {
    const [character] = match;
    const at = match.index;
    sum += scoreCharacter(character, text.slice(Math.max(0, at - 2), at), text[at + character.length] ?? '', alphabet);
  }
  return sum;
}

const isLetter = (character: string) => /[\p{L}\p{M}]/u.test(character);
const isLatin = (character: string) => /\p{Script=Latin}/u.test(character);
const isWide = (character: string) => character >= '\u3000';

function scoreCharacter(character: string, before: string, after: string, alphabet: ReadonlySet<string>): number {
  const previous = before.at(-1) ?? '';
  // Unassigned, private or control characters, and half-width katakana, which are single bytes in Shift JIS.
  if (/[\p{C}\ufffd\uff61-\uff9f]/u.test(character)) return points.invalid;
  const isKnown = alphabet.has(character) || alphabet.has(character.toLowerCase());
  if (!isKnown && !isLetter(character)) return scoreSymbol(character, previous, after);
  // A vowel sign or tone of Thai stands over or under a consonant.
  if (/[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/.test(character) && !/[\u0e01-\u0e2e\u0e31\u0e34-\u0e4e]/.test(previous))
    return points.symbolInside;
  const bytes = isWide(character) ? 2 : 1;
  const isOther = (other: string) => isLetter(other) && isLatin(other) !== isLatin(character);
  // Chinese, Japanese, and Korean write Latin words beside their own without a space.
  const isMixed = isWide(character) ? isOther(previous) && isOther(after) : isOther(previous) || isOther(after);
  if (isMixed) return bytes * points.otherScript;
  if (/\p{Lu}/u.test(character) && /\p{Ll}/u.test(previous)) return points.capitalInside;
  if (isLatin(character) && /^[^\0-\x7f]{2}$/u.test(before) && /^\p{Script=Latin}+$/u.test(before)) return points.row;
  return bytes * (isKnown ? points.ofLanguage : points.otherLetter);
}

/** Punctuation and signs that texts contain, in their places. */
function scoreSymbol(character: string, before: string, after: string): number {
  const isInside = isLetter(before) && isLetter(after);
  if (character === '’') return points.punctuation;
  if (isInside) return points.symbolInside;
  const isOpening = /[“„«‘¿¡]/.test(character) && !isLetter(before);
  const isClosing = /[”“»’…™®]/.test(character) && !isLetter(after);
  const isAlone =
    /[–—€£©°\u00a0·•、。「」，！？（）：・〜ー]/.test(character) && !(isLetter(before) || isLetter(after));
  if (isOpening || isClosing || isAlone) return points.punctuation;
  return isLetter(before) || isLetter(after) ? points.symbolInside : points.symbol;
}
