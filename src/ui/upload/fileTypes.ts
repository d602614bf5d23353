/** Supported file types: names, extensions, and signatures. */
import { detectEncoding, detectWorkbook } from '../../lib/csv/encodings';

interface FileKind {
  /** Display name. */
  name: string;
  mime: string;
  /** File extensions; the first is the usual one. */
  extensions: readonly [string, ...string[]];
  /** Whether the first bytes match the type's signature. */
  matches: (bytes: Uint8Array) => boolean;
}

const hasBytesAt = (bytes: Uint8Array, offset: number, ...expected: number[]) =>
  expected.every((byte, index) => bytes[offset + index] === byte);
const hasTextAt = (bytes: Uint8Array, offset: number, text: string) =>
  hasBytesAt(bytes, offset, ...[...text].map((letter) => letter.charCodeAt(0)));

const kinds = {
  jpeg: {
    name: 'JPEG',
    mime: 'image/jpeg',
    extensions: ['jpg', 'jpeg', 'jfif'],
    matches: (bytes) => hasBytesAt(bytes, 0, 0xff, 0xd8, 0xff),
  },
  png: {
    name: 'PNG',
    mime: 'image/png',
    extensions: ['png'],
    matches: (bytes) => hasBytesAt(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  gif: {
    name: 'GIF',
    mime: 'image/gif',
    extensions: ['gif'],
    matches: (bytes) => hasTextAt(bytes, 0, 'GIF87a') || hasTextAt(bytes, 0, 'GIF89a'),
  },
  webp: {
    name: 'WebP',
    mime: 'image/webp',
    extensions: ['webp'],
    matches: (bytes) => hasTextAt(bytes, 0, 'RIFF') && hasTextAt(bytes, 8, 'WEBP'),
  },
  bmp: {
    name: 'BMP',
    mime: 'image/bmp',
    extensions: ['bmp'],
    // The two-letter signature is too weak, so the reserved bytes after the length are checked as well.
    matches: (bytes) => hasTextAt(bytes, 0, 'BM') && hasBytesAt(bytes, 6, 0, 0, 0, 0),
  },
  svg: { name: 'SVG', mime: 'image/svg+xml', extensions: ['svg'], matches: isSvg },
  mp4: {
    name: 'MP4',
    mime: 'video/mp4',
    extensions: ['mp4', 'm4v'],
    matches: (bytes) => hasTextAt(bytes, 4, 'ftyp') && !/^(?:avi[fs]|hei|hev|mif|msf|qt)/.test(readBrand(bytes)),
  },
  webm: {
    name: 'WebM',
    mime: 'video/webm',
    extensions: ['webm'],
    matches: (bytes) => hasBytesAt(bytes, 0, 0x1a, 0x45, 0xdf, 0xa3) && decode(bytes.subarray(0, 64)).includes('webm'),
  },
  xlsx: {
    name: 'Excel (.xlsx)',
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extensions: ['xlsx'],
    matches: (bytes) => detectWorkbook(bytes) === 'zip' && decode(bytes).includes('xl/'),
  },
  csv: {
    name: 'CSV',
    mime: 'text/csv',
    extensions: ['csv', 'tsv', 'txt'],
    // CSV has no signature: any text that isn't markup is accepted.
    matches: (bytes) => detectEncoding(bytes, false) !== null && !/^\s*</.test(decode(bytes)),
  },
} as const satisfies Record<string, FileKind>;

/** Key of a supported file type. */
export type FileType = keyof typeof kinds;

/** Supported file types by key. */
export const fileTypes: Readonly<Record<FileType, FileKind>> = kinds;

const allTypes = Object.keys(kinds).filter((name): name is FileType => name in kinds);

/** Returns the type of a file name's extension, or null if unknown. */
export function typeFromExtension(fileName: string): FileType | null {
  const end = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return allTypes.find((type) => end !== undefined && fileTypes[type].extensions.includes(end)) ?? null;
}

/** Returns the type of a file signature, or null if unknown. */
export function typeFromSignature(bytes: Uint8Array): FileType | null {
  return allTypes.find((type) => type !== 'csv' && fileTypes[type].matches(bytes)) ?? null;
}

/** Returns the `accept` attribute of a file input. */
export function acceptAttribute(types: readonly FileType[]): string {
  return types
    .flatMap((type) => [fileTypes[type].mime, ...fileTypes[type].extensions.map((end) => `.${end}`)])
    .join(',');
}

/** Whether the root element is `svg`, after declarations and comments. */
function isSvg(bytes: Uint8Array): boolean {
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:[^-]|-(?!->))*-->\s*|<!doctype svg[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*<svg[\s>/]/i.test(
    decode(bytes),
  );
}

/** Whether the file is a photo in the format of iPhones, which browsers can't show. */
export const isHeic = (bytes: Uint8Array): boolean =>
  hasTextAt(bytes, 4, 'ftyp') && /^(?:hei|hev|mif1|msf1)/.test(readBrand(bytes));

/** The header of a JPEG may start with a large preview. */
const HEADER_BYTES = 256 * 1024;

/** Reads the first bytes of a file. @throws if it was moved, deleted, or locked */
export const readHead = async (file: File): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());

/** Returns the brand of an ISO media file; other image and video types use the same container. */
function readBrand(bytes: Uint8Array): string {
  return decode(bytes.subarray(8, 12));
}

/** Decodes UTF-8, without its byte order mark. */
function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
