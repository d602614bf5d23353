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
