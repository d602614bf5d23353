/** The files that were uploaded, in memory or in a folder. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file as it came in. */
export interface UploadedFile {
  /** Content type, as the sender stated it. */
  type: string;
  bytes: Buffer;
}

export interface UploadedFiles {
  /** There when it returns. @throws Error when it cannot be kept */
  put(name: string, file: UploadedFile): void;
  get(name: string): UploadedFile | null;
  clear(): void;
}

/** @param folder keeps them over a restart; null: in memory alone @param isReset begins with none */
export function uploadedFiles(folder: string | null, isReset: boolean): UploadedFiles {
  if (folder === null) return inMemory();
  if (isReset) rmSync(folder, { recursive: true, force: true });
  return inFolder(folder);
}

function inMemory(): UploadedFiles {
  const files = new Map<string, UploadedFile>();
  return {
    put: (name, file) => void files.set(name, file),
    get: (name) => files.get(name) ?? null,
    clear: () => files.clear(),
  };
}

/** A file holds the content type in its first line, and then the bytes. */
function inFolder(folder: string): UploadedFiles {
  return {
    put(name, { type, bytes }) {
      mkdirSync(folder, { recursive: true });
      const half = join(folder, `${name}.part`);
      writeFileSync(half, Buffer.concat([Buffer.from(`${type}\n`), bytes]), { flush: true });
      renameSync(half, join(folder, name));
    },
    get(name) {
      try {
        const content = readFileSync(join(folder, name));
        const end = content.indexOf(10);
        return { type: content.toString('utf8', 0, end), bytes: content.subarray(end + 1) };
      } catch {
        return null;
      }
    },
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}
