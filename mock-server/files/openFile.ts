import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Entity } from '../../resources/entity';
import type { ChangeLog, Store } from '../store/store';
import { lockFile } from './fileLock';
import { type FileOps, type Journal, openJournal } from './journal';
import { journalPath, loadFile } from './loadFile';
import { fsyncDirectory, tempPath, writeSnapshot } from './snapshot';

/** Database file of a store. */
export interface OpenFile extends ChangeLog {
  /** Writes a snapshot of the whole store. */
  rewrite(): void;
  close(): void;
}

/** How a file is kept; everything may be left out. */
export interface FileOptions {
  /** Journal size in bytes that triggers a snapshot. Default 8 MB. */
  journalBytes?: number;
  calls?: FileOps;
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
  { journalBytes = 8_000_000, calls }: FileOptions = {},
): OpenFile {
  mkdirSync(dirname(file), { recursive: true });
  const lock = lockFile(file);
  rmSync(tempPath(file), { force: true }); // Left by a process that was killed while writing.
  let number = Math.max(0, ...journalNumbers(file));
  let journal: Journal | null = null;
  let pendingStep: NodeJS.Immediate | null = null;

  /** Starts the next journal and a snapshot of everything before it. */
  const startSnapshot = (): Generator<void, void> => {
    const next = openJournal(journalPath(file, number + 1), 0, calls);
    number += 1;
    journal?.close();
    journal = next;
    fsyncDirectory(file);
    return writeSnapshot(file, store, number);
  };
  const continueSnapshot = (snapshot: Generator<void, void>) => {
    pendingStep = null;
    if (snapshot.next().done === true) removeJournals(file, number);
    else pendingStep = setImmediate(() => logErrors(() => continueSnapshot(snapshot)));
  };
  const rewrite = () => {
    if (pendingStep) clearImmediate(pendingStep);
    pendingStep = null;
    const snapshot = startSnapshot();
    while (snapshot.next().done !== true);
    removeJournals(file, number);
  };
  const close = () => {
    if (pendingStep) clearImmediate(pendingStep);
    journal?.close();
    lock.release();
  };

  try {
    if (isReset || !existsSync(file)) {
      fill();
      rewrite();
    } else {
      const loaded = loadFile(file, store, entities);
      number = loaded.journal;
      removeJournals(file, loaded.first);
      journal = openJournal(journalPath(file, number), loaded.length, calls);
    }
  } catch (error) {
    close();
    throw error;
  }
  return {
    append: (changes) => {
      if (!journal) throw new Error(`${file} is closed`);
      journal.append(changes);
      if (journal.length > journalBytes && !pendingStep)
        pendingStep = setImmediate(() => logErrors(() => continueSnapshot(startSnapshot())));
    },
    rewrite,
    close,
  };
}

/** A failed snapshot loses no data: the journals are kept and replayed in order. */
function logErrors(step: () => void): void {
  try {
    step();
  } catch (error) {
    process.stderr.write(`fixture backend: no snapshot: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}

function journalNumbers(file: string): number[] {
  const start = `${basename(file)}.journal-`;
  return readdirSync(dirname(file))
    .filter((name) => name.startsWith(start) && /^\d+$/.test(name.slice(start.length)))
    .map((name) => Number(name.slice(start.length)));
}

/** Removes the journals that are in the snapshot. */
function removeJournals(file: string, before: number): void {
  for (const number of journalNumbers(file)) if (number < before) rmSync(journalPath(file, number), { force: true });
}
