/** Encodings that a merchant can choose, in the order in which they are offered. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'shift_jis',
  'euc-kr',
  'gb18030',
  'big5',
] as const;

export type Encoding = (typeof encodings)[number];

/** What a file starts with that tells its encoding. */
const marks: readonly { encoding: Encoding; bytes: readonly number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/** The start of formats that are no text, however they are named. */
const otherFormats: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04], // zip: also .xlsx, .numbers
  [0xd0, 0xcf, 0x11, 0xe0], // .xls
  [0x25, 0x50, 0x44, 0x46], // .pdf
  [0x1f, 0x8b], // gzip
  [0x89, 0x50, 0x4e, 0x47], // .png
  [0xff, 0xd8, 0xff], // .jpg
];

/** How many bytes are looked at. */
export const sampleSize = 64 * 1024;

/**
 * The encoding of a file from its first bytes; null for what is no text at all. `windows-1252` is a guess: any bytes
 * are a text in it.
 * @param isWhole whether the sample is the whole file: its end may then not cut a letter in two
 */
export function guessEncoding(sample: Uint8Array, isWhole: boolean): Encoding | null {
  const marked = marks.find(({ bytes }) => startsWith(sample, bytes));
  if (marked) return marked.encoding;
  if (otherFormats.some((bytes) => startsWith(sample, bytes))) return null;
  const wide = guessWide(sample);
  if (wide) return wide;
  // A zero byte is in no text of one byte a letter.
  if (sample.includes(0)) return null;
  return isUtf8(sample, isWhole) ? 'utf-8' : 'windows-1252';
}

const startsWith = (sample: Uint8Array, bytes: readonly number[]) =>
  sample.length >= bytes.length && bytes.every((byte, at) => sample[at] === byte);

/** Bytes below which zeros among them prove nothing. */
const fewest = 16;

/** Two bytes a letter without a mark: in most texts every other byte of line ends and separators is zero. */
function guessWide(sample: Uint8Array): Encoding | null {
  if (sample.length < fewest) return null;
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const letters = sample.length / 2;
  const [even = 0, odd = 0] = zeros;
  if (odd > letters * 0.2 && even < letters * 0.02) return 'utf-16le';
  return even > letters * 0.2 && odd < letters * 0.02 ? 'utf-16be' : null;
}

function isUtf8(sample: Uint8Array, isWhole: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: !isWhole });
    return true;
  } catch {
    return false;
  }
}
