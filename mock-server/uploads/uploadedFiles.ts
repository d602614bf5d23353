/** Uploaded files, in memory or in a directory. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stored file. */
export interface UploadedFile {
  /** Content type declared by the sender. */
  type: string;
  bytes: Buffer;
}

export interface UploadedFiles {
  /** Stores a file. @throws Error if that fails */
  put(name: string, file: UploadedFile): void;
  get(name: string): UploadedFile | null;
  clear(): void;
}

/** @param folder directory that persists the files; null for memory only @param isReset deletes existing files */
export function uploadedFiles(folder: string | null, isReset: boolean): UploadedFiles {
  if (folder === null) return createMemoryFiles();
  if (isReset) rmSync(folder, { recursive: true, force: true });
  return createDirectoryFiles(folder);
}

function createMemoryFiles(): UploadedFiles {
  const files = new Map<string, UploadedFile>();
  return {
    put: (name, file) => void files.set(name, file),
    get: (name) => files.get(name) ?? null,
    clear: () => files.clear(),
  };
}

/** Files on disk: the first line is the content type, followed by the content. */
function createDirectoryFiles(folder: string): UploadedFiles {
  return {
    put(name, { type, bytes }) {
      mkdirSync(folder, { recursive: true });
      const tempFile = join(folder, `${name}.part`);
      writeFileSync(tempFile, Buffer.concat([Buffer.from(`${type}\n`), bytes]), { flush: true });
      renameSync(tempFile, join(folder, name));
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
