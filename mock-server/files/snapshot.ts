import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Store } from '../store/store';

/** First line of a snapshot. */
export interface SnapshotHead {
  format: 'fixture-backend';
  version: 1;
  /** Number of the first journal that is not in the snapshot. */
  journal: number;
}

/** Temporary path of a snapshot before it is renamed. */
export const tempPath = (file: string) => `${file}.tmp`;

/**
 * Writes a snapshot to a temporary file and renames it, so that there is a complete file at any time.
 * @yields after every 2,000 rows, so that requests can be handled in between
 */
export function* writeSnapshot(file: string, store: Store, journal: number): Generator<void, void> {
  const temporary = tempPath(file);
  const out = openSync(temporary, 'w');
  let isOpen = true;
  try {
    let lines: string[] = [JSON.stringify({ format: 'fixture-backend', version: 1, journal } satisfies SnapshotHead)];
    let count = 0;
    const flush = () => {
      writeFully(out, Buffer.from(`${lines.join('\n')}\n`));
      lines = [];
    };
    for (const change of store.toChanges()) {
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
    fsyncDirectory(file);
  } finally {
    if (isOpen) closeSync(out);
    rmSync(temporary, { force: true });
  }
}

/** Makes a new or renamed file survive a power failure. */
export function fsyncDirectory(file: string): void {
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
