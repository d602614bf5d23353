import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { PersistenceError } from '../httpError';
import type { Change } from '../store/change';

/** File operations of a journal; replaced in tests to simulate failures. */
export interface FileOps {
  write: (file: number, bytes: Buffer, at: number) => number;
  sync: (file: number) => void;
  truncate: (file: number, length: number) => void;
}

/** Write-ahead log since the last snapshot, one line per commit. */
export interface Journal {
  /** Bytes on disk. */
  readonly length: number;
  /** Writes and syncs changes. @throws PersistenceError if that fails; the file is unchanged then */
  append(changes: readonly Change[]): void;
  close(): void;
}

const fsOps: FileOps = {
  write: (file, bytes, at) => writeSync(file, bytes, at),
  sync: fsyncSync,
  truncate: ftruncateSync,
};

/** @param validLength bytes to keep; anything after them is an incomplete line that was never acknowledged */
export function openJournal(path: string, validLength: number, ops: FileOps = fsOps): Journal {
  const file = openSync(path, 'a');
  if (fstatSync(file).size > validLength) ftruncateSync(file, validLength);
  let length = validLength;
  let isBroken = false;
  return {
    get length() {
      return length;
    },
    append: (changes) => {
      if (isBroken) throw new PersistenceError(`${path} could not be written or rolled back; restart to continue`);
      const bytes = Buffer.from(`${JSON.stringify(changes)}\n`);
      try {
        let written = 0;
        while (written < bytes.length) written += ops.write(file, bytes, written);
        ops.sync(file);
      } catch (error) {
        try {
          ops.truncate(file, length);
          ops.sync(file);
        } catch {
          isBroken = true;
        }
        throw new PersistenceError(
          `${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
      length += bytes.length;
    },
    close: () => closeSync(file),
  };
}
