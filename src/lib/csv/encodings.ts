/** Supported encodings in display order. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'utf-32le',
  'utf-32be',
  'windows-1252',
  'iso-8859-15',
  'macintosh',
  'ibm850',
  'windows-1250',
  'iso-8859-2',
  'ibm852',
  'windows-1251',
  'koi8-u',
  'iso-8859-5',
  'ibm866',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'iso-8859-6',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'shift_jis',
  'euc-jp',
  'iso-2022-jp',
  'euc-kr',
  'gb18030',
  'big5',
] as const;

export type Encoding = (typeof encodings)[number];

/** Byte order marks. That of UTF-16 is the start of that of UTF-32. */
const byteOrderMarks: readonly { encoding: Encoding; bytes: readonly number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-32le', bytes: [0xff, 0xfe, 0, 0] },
  { encoding: 'utf-32be', bytes: [0, 0, 0xfe, 0xff] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/** Signature of a zip file: also .xlsx, .ods, .numbers. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Signature of .xls, and of .xlsx with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/** File signatures of binary formats. */
const binarySignatures: readonly (readonly number[])[] = [
  ZIP,
  OLE,
  [0x25, 0x50, 0x44, 0x46], // .pdf
  [0x1f, 0x8b], // gzip
  [0x89, 0x50, 0x4e, 0x47], // .png
  [0xff, 0xd8, 0xff], // .jpg
];

export const ENCODING_SAMPLE_BYTES = 64 * 1024;

/**
 * Detects the encoding from the first bytes of a file. Returns null for binary content. `windows-1252` means any
 * encoding before Unicode; `guessLegacyEncoding` tells them apart.
 * @param isWhole whether the sample is the whole file; if not, its last character may be incomplete
 */
export function detectEncoding(sample: Uint8Array, isWhole: boolean): Encoding | null {
  const withMark = byteOrderMarks.find(({ bytes }) => startsWith(sample, bytes));
  if (withMark) return withMark.encoding;
  if (binarySignatures.some((bytes) => startsWith(sample, bytes))) return null;
  const wide = detectUtf16(sample) ?? detectUtf32(sample);
  if (wide) return wide;
  // Texts contain no zero bytes, except for a few that a database or a damaged disk left.
  if (isBinary(sample)) return null;
  if (hasJapaneseEscape(sample)) return 'iso-2022-jp';
  return isUtf8(sample, isWhole) ? 'utf-8' : 'windows-1252';
}

/** Detects a workbook by the first bytes of a file: perhaps .xlsx, another format, or null for none. */
export function detectWorkbook(sample: Uint8Array): 'zip' | 'other' | null {
  if (startsWith(sample, ZIP)) return 'zip';
  return startsWith(sample, OLE) ? 'other' : null;
}

/** Share of zero bytes from which on a file isn't a text. */
const MAX_ZERO_SHARE = 0.1;

function isBinary(sample: Uint8Array): boolean {
  if (!sample.includes(0)) return false;
  const zeros = sample.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
  const hasControls = sample.some((byte) => byte > 0 && byte < 0x09);
  return hasControls || zeros > sample.length * MAX_ZERO_SHARE;
}

const startsWith = (sample: Uint8Array, bytes: readonly number[]) =>
  sample.length >= bytes.length && bytes.every((byte, index) => sample[index] === byte);

/** Minimum sample size for the zero-byte statistics. */
const MIN_SAMPLE_BYTES = 16;

/** Detects UTF-16 without a byte order mark: in most texts, every other byte of line breaks and delimiters is zero. */
function detectUtf16(sample: Uint8Array): Encoding | null {
  if (sample.length < MIN_SAMPLE_BYTES) return null;
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const characters = sample.length / 2;
  const [even = 0, odd = 0] = zeros;
  if (odd > characters * 0.2 && even < characters * 0.02) return 'utf-16le';
  return even > characters * 0.2 && odd < characters * 0.02 ? 'utf-16be' : null;
}

/** Whether there is the escape sequence with which ISO-2022-JP, which is ASCII otherwise, starts Japanese: ESC $ B or ESC $ @. */
const hasJapaneseEscape = (sample: Uint8Array) =>
  sample.some(
    (byte, at) => byte === 0x1b && sample[at + 1] === 0x24 && (sample[at + 2] === 0x42 || sample[at + 2] === 0x40),
  );

/** Detects UTF-32 without a byte order mark: of the four bytes of a character, the highest two are zero, except for few. */
function detectUtf32(sample: Uint8Array): Encoding | null {
  if (sample.length < MIN_SAMPLE_BYTES) return null;
  const zeros = [0, 0, 0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 4] = (zeros[index % 4] ?? 0) + 1;
  const characters = Math.floor(sample.length / 4);
  const [first = 0, second = 0, third = 0, fourth = 0] = zeros;
  if (fourth >= characters && third > characters * 0.8 && first < characters * 0.2) return 'utf-32le';
  return first >= characters && second > characters * 0.8 && fourth < characters * 0.2 ? 'utf-32be' : null;
}

/** Share of invalid characters among those beyond ASCII from which on a text isn't UTF-8. */
const MAX_INVALID_SHARE = 0.3;

/** Whether the sample is UTF-8. A few invalid bytes don't make it another encoding. */
export function isUtf8(sample: Uint8Array, isWhole: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: !isWhole });
    return true;
  } catch {
    const text = new TextDecoder().decode(sample, { stream: !isWhole });
    return countMatches(text, /\ufffd/g) < countMatches(text, /[^\0-\x7f]/g) * MAX_INVALID_SHARE;
  }
}

const countMatches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
