/** What is looked at in a file before anything of it is sent. */
import { actualType, type FileType, fileTypes, promisedType } from './fileTypes';
import { type PixelSize, pixelSize } from './pixelSize';

/** What an upload box takes. */
export interface FileRules {
  accept: readonly FileType[];
  /** Bytes at most. */
  maxSize: number;
}

/** Why a file is not taken. */
export type FileProblem =
  | { kind: 'type' }
  | { kind: 'empty' }
  | { kind: 'tooLarge'; size: number }
  /** Its content is not what its name says; `actual` is what it is, where that is known. */
  | { kind: 'disguised'; promised: FileType; actual: FileType | null }
  | ({ kind: 'pixels' } & PixelSize)
  /** A drawing that would run a program. */
  | { kind: 'active' }
  | { kind: 'unreadable' };

/** Pixels that a picture may unfold to: a browser needs four bytes for each. */
export const mostPixels = 100_000_000;

/** The header of a JPEG may begin with a large preview. */
const headLength = 256 * 1024;

/** Why a file is not taken; null when all is well. */
export async function checkFile(file: File, { accept, maxSize }: FileRules): Promise<FileProblem | null> {
  const promised = promisedType(file.name);
  if (promised === null || !accept.includes(promised)) return { kind: 'type' };
  if (file.size === 0) return { kind: 'empty' };
  if (file.size > maxSize) return { kind: 'tooLarge', size: file.size };
  try {
    return await checkContent(file, promised);
  } catch {
    return { kind: 'unreadable' }; // Moved, deleted or locked since it was chosen.
  }
}

async function checkContent(file: File, promised: FileType): Promise<FileProblem | null> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  if (!fileTypes[promised].begins(head)) return { kind: 'disguised', promised, actual: actualType(head) };
  const size = pixelSize(promised, head);
  if (size && size.width * size.height > mostPixels) return { kind: 'pixels', ...size };
  if (promised === 'svg' && isActive(await file.text())) return { kind: 'active' };
  return null;
}

/** Whether a drawing holds what would run where it is opened by itself; in an `<img>` it does not. */
function isActive(svg: string): boolean {
  return /<\s*(?:[\w.-]+:)?(?:script|foreignobject|iframe)|[\s"'/]on\w+\s*=|javascript\s*:|<!entity/i.test(svg);
}
