import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Store } from '../store/store';

/** First line of a snapshot. */
export interface SnapshotHead {
  format: 'fixture-backend';
  version: 1;
  /** Number of the first journal that is not in it. */
  journal: number;
}

/** Where a snapshot is written before it takes the place of the file. */
export const temporaryOf = (file: string) => `${file}.tmp`;

/**
 * Writes everything into a temporary file that then takes the place of the file: at every moment there is a whole one.
 * @yields after every two thousand rows, so that answers can be given in between
 */
export function* writeSnapshot(file: string, store: Store, journal: number): Generator<void, void> {
  const temporary = temporaryOf(file);
  const out = openSync(temporary, 'w');
  let isOpen = true;
  try {
    let lines: string[] = [JSON.stringify({ format: 'fixture-backend', version: 1, journal } satisfies SnapshotHead)];
    let count = 0;
    const flush = () => {
      writeFully(out, Buffer.from(`${lines.join('\n')}\n`));
      lines = [];
    };
    for (const change of store.everything()) {
      lines.push(JSON.stringify(change));
      count += 1;
      if (lines.length < 2000) continue;
      flush();
      yield;
    }
    lines.push(JSON.stringify({ end: count }));
    flush();
    fsyncSync(out);
    closeSync(out);
    isOpen = false;
    renameSync(temporary, file);
    syncFolder(file);
  } finally {
    if (isOpen) closeSync(out);
    rmSync(temporary, { force: true });
  }
}

/** So that a new or renamed file is found after a power cut too. */
export function syncFolder(file: string): void {
  const folder = openSync(dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

function writeFully(out: number, bytes: Buffer): void {
  let written = 0;
  while (written < bytes.length) written += writeSync(out, bytes, written);
}
