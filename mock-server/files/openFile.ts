import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Entity } from '../../resources/entity';
import type { Keeper, Store } from '../store/store';
import { lockFile } from './fileLock';
import { type Journal, type JournalCalls, openJournal } from './journal';
import { journalOf, loadFile } from './loadFile';
import { syncFolder, temporaryOf, writeSnapshot } from './snapshot';

/** A file that keeps a store. */
export interface OpenFile extends Keeper {
  /** Writes everything that the store holds now into the file. */
  rewrite(): void;
  close(): void;
}

/** How a file is kept; everything may be left out. */
export interface FileOptions {
  /** Bytes of journal after which a new snapshot is taken. Default 8 MB. */
  journalBytes?: number;
  calls?: JournalCalls;
}

/**
 * Opens a file and fills the store from it; where there is none yet, the store is filled by `fill` and written at once.
 * @param isReset makes the file anew even where there is one
 * @throws Error with a text for people when the file is in use, cannot be read or cannot be written
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
  rmSync(temporaryOf(file), { force: true }); // of a process killed while it wrote
  let number = Math.max(0, ...journalNumbers(file));
  let journal: Journal | null = null;
  let turning: NodeJS.Immediate | null = null;

  /** Begins the next journal, and a snapshot of everything before it. */
  const turn = (): Generator<void, void> => {
    const next = openJournal(journalOf(file, number + 1), 0, calls);
    number += 1;
    journal?.close();
    journal = next;
    syncFolder(file);
    return writeSnapshot(file, store, number);
  };
  const goOn = (snapshot: Generator<void, void>) => {
    turning = null;
    if (snapshot.next().done === true) removeJournals(file, number);
    else turning = setImmediate(() => orReport(() => goOn(snapshot)));
  };
  const rewrite = () => {
    if (turning) clearImmediate(turning);
    turning = null;
    const snapshot = turn();
    while (snapshot.next().done !== true);
    removeJournals(file, number);
  };
  const close = () => {
    if (turning) clearImmediate(turning);
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
      journal = openJournal(journalOf(file, number), loaded.length, calls);
    }
  } catch (error) {
    close();
    throw error;
  }
  return {
    append: (changes) => {
      if (!journal) throw new Error(`${file} is closed`);
      journal.append(changes);
      if (journal.length > journalBytes && !turning) turning = setImmediate(() => orReport(() => goOn(turn())));
    },
    rewrite,
    close,
  };
}

/** A snapshot that fails loses nothing: the journals stay, and are read one after the other. */
function orReport(step: () => void): void {
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

/** Removes the journals before one: all that is in them is in the snapshot. */
function removeJournals(file: string, before: number): void {
  for (const number of journalNumbers(file)) if (number < before) rmSync(journalOf(file, number), { force: true });
}
