/** The types of files that an upload box can take: how they are named, and what their first bytes are. */
import { guessEncoding } from '../../lib/csv/encodings';

interface FileKind {
  /** As people call it. */
  name: string;
  mime: string;
  /** The ends that a file's name may have; the first is the usual one. */
  extensions: readonly [string, ...string[]];
  /** Whether a file that begins so is one. */
  begins: (bytes: Uint8Array) => boolean;
}

const at = (bytes: Uint8Array, offset: number, ...expected: number[]) =>
  expected.every((byte, index) => bytes[offset + index] === byte);
const says = (bytes: Uint8Array, offset: number, text: string) =>
  at(bytes, offset, ...[...text].map((letter) => letter.charCodeAt(0)));

const kinds = {
  jpeg: {
    name: 'JPEG',
    mime: 'image/jpeg',
    extensions: ['jpg', 'jpeg', 'jfif'],
    begins: (bytes) => at(bytes, 0, 0xff, 0xd8, 0xff),
  },
  png: {
    name: 'PNG',
    mime: 'image/png',
    extensions: ['png'],
    begins: (bytes) => at(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  gif: {
    name: 'GIF',
    mime: 'image/gif',
    extensions: ['gif'],
    begins: (bytes) => says(bytes, 0, 'GIF87a') || says(bytes, 0, 'GIF89a'),
  },
  webp: {
    name: 'WebP',
    mime: 'image/webp',
    extensions: ['webp'],
    begins: (bytes) => says(bytes, 0, 'RIFF') && says(bytes, 8, 'WEBP'),
  },
  bmp: {
    name: 'BMP',
    mime: 'image/bmp',
    extensions: ['bmp'],
    // Two letters alone begin many a text: the four bytes of nothing after the length are in every one.
    begins: (bytes) => says(bytes, 0, 'BM') && at(bytes, 6, 0, 0, 0, 0),
  },
  svg: { name: 'SVG', mime: 'image/svg+xml', extensions: ['svg'], begins: beginsSvg },
  mp4: {
    name: 'MP4',
    mime: 'video/mp4',
    extensions: ['mp4', 'm4v'],
    begins: (bytes) => says(bytes, 4, 'ftyp') && !/^(?:avi[fs]|hei|hev|mif|msf|qt)/.test(brandOf(bytes)),
  },
  webm: {
    name: 'WebM',
    mime: 'video/webm',
    extensions: ['webm'],
    begins: (bytes) => at(bytes, 0, 0x1a, 0x45, 0xdf, 0xa3) && asText(bytes.subarray(0, 64)).includes('webm'),
  },
  csv: {
    name: 'CSV',
    mime: 'text/csv',
    extensions: ['csv', 'tsv', 'txt'],
    // It has no mark of its own: any text that is no page and no drawing may be one.
    begins: (bytes) => guessEncoding(bytes, false) !== null && !/^\ufeff?\s*</.test(asText(bytes)),
  },
} as const satisfies Record<string, FileKind>;

/** A type of file. */
export type FileType = keyof typeof kinds;

/** Every type, by its name in code. */
export const fileTypes: Readonly<Record<FileType, FileKind>> = kinds;

const allTypes = Object.keys(kinds).filter((name): name is FileType => name in kinds);

/** The type that a file's name promises; null for an end that none has. */
export function promisedType(fileName: string): FileType | null {
  const end = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return allTypes.find((type) => end !== undefined && fileTypes[type].extensions.includes(end)) ?? null;
}

/** The type that the first bytes of a file tell; null when it is none of them. */
export function actualType(bytes: Uint8Array): FileType | null {
  return allTypes.find((type) => type !== 'csv' && fileTypes[type].begins(bytes)) ?? null;
}

/** How a file chooser is told of the types. */
export function acceptAttribute(types: readonly FileType[]): string {
  return types
    .flatMap((type) => [fileTypes[type].mime, ...fileTypes[type].extensions.map((end) => `.${end}`)])
    .join(',');
}

/** XML whose first element is `svg`, whatever declarations and comments stand before it. */
function beginsSvg(bytes: Uint8Array): boolean {
  const text = asText(bytes).replace(/^\ufeff/, '');
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:[^-]|-(?!->))*-->\s*|<!doctype svg[^>[]*>\s*)*<svg[\s>/]/i.test(text);
}

/** The kind of an ISO media file: other pictures and videos have the same beginning. */
function brandOf(bytes: Uint8Array): string {
  return asText(bytes.subarray(8, 12));
}

function asText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
