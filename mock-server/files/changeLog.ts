import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { PersistenceError } from '../httpError';
import type { Change } from '../store/change';

/** File operations of a log; replaced in tests to simulate failures. */
export interface FileCalls {
  write: (file: number, bytes: Buffer, at: number) => number;
  sync: (file: number) => void;
  truncate: (file: number, length: number) => void;
}

/** The end of a database file, to which each commit adds a line. */
export interface OpenLog {
  /** Bytes of the commits in the file. */
  readonly addedBytes: number;
  /** Writes and syncs changes. @throws PersistenceError if that fails; the file is unchanged then */
  append(changes: readonly Change[]): void;
  close(): void;
}

const fsCalls: FileCalls = {
  write: (file, bytes, at) => writeSync(file, bytes, at),
  sync: fsyncSync,
  truncate: ftruncateSync,
};

/**
 * Opens a file to add commits.
 * @param loaded bytes of its rows, and of its rows and complete commits: anything after them is half a line, which was
 * never acknowledged
 */
export function openLog(path: string, calls = fsCalls, loaded?: { rowBytes: number; bytes: number }): OpenLog {
  const file = openSync(path, 'a');
  const { size } = fstatSync(file);
  const { rowBytes, bytes } = loaded ?? { rowBytes: size, bytes: size };
  if (size > bytes) ftruncateSync(file, bytes);
  let length = bytes;
  let isBroken = false;
  return {
    get addedBytes() {
      return length - rowBytes;
    },
    append: (changes) => {
      if (isBroken) throw new PersistenceError(`${path} could not be written or rolled back; restart to continue`);
      const line = Buffer.from(`${JSON.stringify(changes)}\n`);
      try {
        let written = 0;
        while (written < line.length) written += calls.write(file, line, written);
        calls.sync(file);
      } catch (error) {
        try {
          calls.truncate(file, length);
          calls.sync(file);
        } catch {
          isBroken = true;
        }
        throw new PersistenceError(
          `${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
      length += line.length;
    },
    close: () => closeSync(file),
  };
}
