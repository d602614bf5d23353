import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Entity } from '../../resources/entity';
import type { Change } from '../store/change';
import type { ChangeLog, Store } from '../store/store';
import { type FileCalls, type OpenLog, openLog } from './changeLog';
import { lockFile } from './fileLock';
import { FILE_FORMAT, loadFile } from './loadFile';

/** Database file of a store. */
export interface OpenFile extends ChangeLog {
  /** Replaces the file by the rows of the store alone. */
  rewrite(): void;
  close(): void;
}

/** How a file is kept; everything may be left out. */
export interface FileOptions {
  /** Size of the commits, in bytes, above which the file is rewritten without them. Default 64 MB. */
  maxLogBytes?: number;
  calls?: FileCalls;
}

/**
 * Opens a database file and loads it into the store. If it does not exist, fills the store with `fill` and
 * writes it.
 * @param isReset recreates the file even if it exists
 * @throws Error with a readable message if the file is in use, invalid, or not writable
 */
export function openFile(
  file: string,
  store: Store,
  entities: readonly Entity[],
  fill: () => void,
  isReset: boolean,
  { maxLogBytes = 64_000_000, calls }: FileOptions = {},
): OpenFile {
  mkdirSync(dirname(file), { recursive: true });
  const lock = lockFile(file);
  // Left by a process that was killed while writing.
  rmSync(temporaryPath(file), { force: true });
  let log: OpenLog | null = null;
  const rewrite = () => {
    writeRows(file, store);
    log?.close();
    log = openLog(file, calls);
  };
  /** If rewriting fails, the file keeps all its commits and only grows. */
  const rewriteIfLong = () => {
    if (!log || log.addedBytes <= maxLogBytes) return;
    try {
      rewrite();
    } catch (error) {
      process.stderr.write(`mock server: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  };
  const close = () => {
    log?.close();
    lock.release();
  };

  try {
    if (isReset || !existsSync(file)) {
      fill();
      rewrite();
    } else {
      log = openLog(file, calls, loadFile(file, store, entities));
    }
  } catch (error) {
    close();
    throw error;
  }
  return {
    append: (changes) => {
      // Before the commit, so that the store has everything that is in the file.
      rewriteIfLong();
      if (!log) throw new Error(`${file} is closed`);
      log.append(changes);
    },
    rewrite,
    close,
  };
}

const temporaryPath = (file: string) => `${file}.tmp`;

/** Writes all rows to a temporary file and renames it, so that there is a complete file at any time. */
function writeRows(file: string, store: Store): void {
  const temporary = temporaryPath(file);
  const out = openSync(temporary, 'w');
  try {
    let lines = [JSON.stringify(FILE_FORMAT)];
    let count = 0;
    const write = (change: Change | { end: number }) => {
      lines.push(JSON.stringify(change));
      if (lines.length < 2000 && !('end' in change)) return;
      writeFileSync(out, `${lines.join('\n')}\n`);
      lines = [];
    };
    for (const change of store.toChanges()) {
      write(change);
      count += 1;
    }
    write({ end: count });
    fsyncSync(out);
  } finally {
    closeSync(out);
  }
  renameSync(temporary, file);
  fsyncDirectory(dirname(file));
}

/** Makes a renamed file survive a power failure. */
function fsyncDirectory(path: string): void {
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
