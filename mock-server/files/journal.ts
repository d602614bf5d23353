import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { NotKept } from '../problem';
import type { Change } from '../store/change';

/** The few calls on an open file that a journal makes; a test may let them fail. */
export interface JournalCalls {
  write: (file: number, bytes: Buffer, at: number) => number;
  sync: (file: number) => void;
  truncate: (file: number, length: number) => void;
}

/** What came in since the snapshot, one line a write. */
export interface Journal {
  /** Bytes on disk. */
  readonly length: number;
  /** On disk when it returns. @throws NotKept when it is not; the file is as before then */
  append(changes: readonly Change[]): void;
  close(): void;
}

const realCalls: JournalCalls = {
  write: (file, bytes, at) => writeSync(file, bytes, at),
  sync: fsyncSync,
  truncate: ftruncateSync,
};

/** @param validLength bytes to keep: what lies behind is half a line that was never acknowledged */
export function openJournal(path: string, validLength: number, calls: JournalCalls = realCalls): Journal {
  const file = openSync(path, 'a');
  if (fstatSync(file).size > validLength) ftruncateSync(file, validLength);
  let length = validLength;
  let isBroken = false;
  return {
    get length() {
      return length;
    },
    append: (changes) => {
      if (isBroken) throw new NotKept(`${path} could not be written and not be put right again; restart to go on`);
      const bytes = Buffer.from(`${JSON.stringify(changes)}\n`);
      try {
        let written = 0;
        while (written < bytes.length) written += calls.write(file, bytes, written);
        calls.sync(file);
      } catch (error) {
        try {
          calls.truncate(file, length);
          calls.sync(file);
        } catch {
          isBroken = true;
        }
        throw new NotKept(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
      }
      length += bytes.length;
    },
    close: () => closeSync(file),
  };
}
