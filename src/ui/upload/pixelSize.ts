/**
 * Reads image dimensions from file headers, because a small file may decompress to more pixels than a browser can show.
 */
import type { FileType } from './fileTypes';

/** Width and height in pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

type Reader = (view: DataView) => PixelSize | null;

/** Reads the size of an image from its header. Returns null if the header has no size or is truncated. */
export function pixelSize(type: FileType, bytes: Uint8Array): PixelSize | null {
  try {
    return readers[type]?.(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)) ?? null;
  } catch (thrown) {
    if (thrown instanceof RangeError) return null; // The header is truncated.
    throw thrown;
  }
}

const readers: Readonly<Partial<Record<FileType, Reader>>> = {
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  bmp: (view) => ({ width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) }),
  webp: readWebp,
  jpeg: readJpeg,
};

function readWebp(view: DataView): PixelSize | null {
  const uint24 = (offset: number) => view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x10000;
  switch (view.getUint32(12)) {
    case 0x56503858: // VP8X
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    case 0x5650384c: {
      // VP8L
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 0x56503820: // VP8
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return null;
  }
}

/** Walks the segments up to the start-of-frame marker. */
function readJpeg(view: DataView): PixelSize | null {
  let offset = 2;
  while (offset + 9 <= view.byteLength) {
    const marker = view.getUint16(offset);
    if (marker >> 8 !== 0xff) return null;
    const isStart = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isStart) return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    offset += marker === 0xffff ? 1 : 2 + view.getUint16(offset + 2);
  }
  return null;
}

/** Reads the size of an SVG from its root element. */

/** Width and height in pixels, or of the viewBox. */
interface SvgSize {
  width: number;
  height: number;
  /** True if it has a viewBox, so that it is sharp at any size. */
  isScalable: boolean;
}

/** Pixels per CSS unit of an absolute length. */
const UNIT_PIXELS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

/** Parses the size of an SVG. Returns null if it has none and therefore scales to its container. */
export function parseSvgSize(svg: string): SvgSize | null {
  const code = svg.replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  const start = code.search(/<svg\b/i);
  const root = start < 0 ? '' : (/^<(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(code.slice(start))?.[0] ?? '');
  const width = parseLength(getAttribute(root, 'width'));
  const height = parseLength(getAttribute(root, 'height'));
  const viewBox = parseViewBox(getAttribute(root, 'viewBox'));
  if (width !== null && height !== null) return { width, height, isScalable: viewBox !== null };
  return viewBox && { ...viewBox, isScalable: true };
}

function getAttribute(tag: string, name: string): string {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag) ?? [];
  return double ?? single ?? '';
}

/** Returns null for relative lengths such as `100%`. */
function parseLength(text: string): number | null {
  const [, digits, unit = ''] = /^\+?(\d+(?:\.\d+)?|\.\d+)\s*([a-z]*)$/i.exec(text.trim()) ?? [];
  const pixels = Number(digits) * (UNIT_PIXELS[unit.toLowerCase()] ?? Number.NaN);
  return pixels > 0 ? pixels : null;
}

function parseViewBox(text: string): { width: number; height: number } | null {
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  return numbers.length === 4 && width > 0 && height > 0 ? { width, height } : null;
}
