/** File validation before an upload. */
import { type FileType, fileTypes, isHeic, readHead, typeFromExtension, typeFromSignature } from './fileTypes';
import { type PixelSize, parseSvgSize, pixelSize } from './pixelSize';

/** Constraints for uploaded files. */
export interface FileRules {
  accept: readonly FileType[];
  /** Maximum size in bytes. */
  maxSize: number;
  /** Constraints on the shape of an image, such as an app icon. */
  image?: ImageRules | undefined;
}

/** Constraints on the dimensions of an image. */
interface ImageRules {
  /** Minimum width and height in pixels. An SVG with a viewBox or without a size is sharp at any size. */
  minSide: number;
  isSquare: boolean;
}

/** Reason for rejecting a file. */
export type FileIssue =
  | { kind: 'type' }
  /** A photo of an iPhone, which browsers can't show. */
  | { kind: 'heic' }
  | { kind: 'empty' }
  | { kind: 'tooLarge'; size: number }
  /** The content doesn't match the extension; `actual` is the detected type, if any. */
  | { kind: 'disguised'; promised: FileType; actual: FileType | null }
  | ({ kind: 'pixels' } & PixelSize)
  | ({ kind: 'tooSmall'; minSide: number } & PixelSize)
  | ({ kind: 'notSquare' } & PixelSize)
  /** The header has no dimensions to check. */
  | { kind: 'unmeasured' }
  /** An SVG with active content. */
  | { kind: 'active' }
  | { kind: 'unreadable' };

/** Maximum number of pixels; a browser needs four bytes for each. */
export const MAX_PIXELS = 100_000_000;

/** Width and height of a drawing may differ by this share, because editors round them differently. */
const SVG_TOLERANCE = 0.005;

/** Validates a file. Returns null if it is valid. */
export async function validateFile(file: File, { accept, maxSize, image }: FileRules): Promise<FileIssue | null> {
  const promised = typeFromExtension(file.name);
  if (/\.hei[cf]$/i.test(file.name)) return { kind: accept.includes('jpeg') ? 'heic' : 'type' };
  if (promised === null || !accept.includes(promised)) return { kind: 'type' };
  if (file.size === 0) return { kind: 'empty' };
  if (file.size > maxSize) return { kind: 'tooLarge', size: file.size };
  try {
    return (await checkContent(file, promised)) ?? (image ? await checkDimensions(file, promised, image) : null);
  } catch {
    return { kind: 'unreadable' }; // Moved, deleted, or locked since it was selected.
  }
}

async function checkContent(file: File, promised: FileType): Promise<FileIssue | null> {
  const head = await readHead(file);
  if (isHeic(head)) return { kind: 'heic' };
  if (!fileTypes[promised].matches(head)) return { kind: 'disguised', promised, actual: typeFromSignature(head) };
  const size = pixelSize(promised, head);
  if (size && size.width * size.height > MAX_PIXELS) return { kind: 'pixels', ...size };
  if (promised === 'svg' && isActive(await file.text())) return { kind: 'active' };
  return null;
}

async function checkDimensions(file: File, type: FileType, rules: ImageRules): Promise<FileIssue | null> {
  const isSvg = type === 'svg';
  const svgSize = isSvg ? parseSvgSize(await file.text()) : null;
  const size = isSvg ? svgSize : pixelSize(type, await readHead(file));
  if (size === null) return isSvg ? null : { kind: 'unmeasured' };
  const width = Math.round(size.width);
  const height = Math.round(size.height);
  const tolerance = isSvg ? SVG_TOLERANCE * size.width : 0;
  if (rules.isSquare && Math.abs(size.width - size.height) > tolerance) return { kind: 'notSquare', width, height };
  const { minSide } = rules;
  const isTooSmall = Math.min(width, height) < minSide && svgSize?.isScalable !== true;
  return isTooSmall ? { kind: 'tooSmall', width, height, minSide } : null;
}

/** Whether an SVG contains content that runs when it is opened directly (in an `<img>` it doesn't). */
function isActive(svg: string): boolean {
  return /<\s*(?:[\w.-]+:)?(?:script|foreignobject|iframe)|[\s"'/]on\w+\s*=|javascript\s*:|<!entity/i.test(svg);
}
