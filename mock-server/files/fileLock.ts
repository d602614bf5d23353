import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** One process a file. */
export interface FileLock {
  release(): void;
}

interface Holder {
  pid: number;
  /** When the process started, as Linux counts it; null where that cannot be known. */
  started: string | null;
}

const heldHere = new Set<string>();

/**
 * Takes the lock of a file; that of a process which is gone is taken over.
 * @throws Error naming file and holder when another process, or this one, has it
 */
export function lockFile(file: string): FileLock {
  const lock = `${file}.lock`;
  if (heldHere.has(lock)) throw new Error(`${file} is already open in this process.`);
  const own = `${lock}.${process.pid}`;
  const text = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder);
  writeFileSync(own, text);
  try {
    takeLock(file, lock, own);
  } finally {
    rmSync(own, { force: true });
  }
  heldHere.add(lock);
  return {
    release: () => {
      heldHere.delete(lock);
      rmSync(lock, { force: true });
    },
  };
}

/** A link exists with its content at once, or not at all: nobody sees a lock that is half written. */
function takeLock(file: string, lock: string, own: string): void {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      linkSync(own, lock);
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const holder = readHolder(lock);
    if (holder && isAlive(holder)) {
      throw new Error(`${file} is in use by process ${holder.pid}. Stop that one, or name another file with --db.`);
    }
    takeAside(file, lock, `${own}.old`);
  }
  throw new Error(`${file} cannot be locked: ${lock} keeps coming back.`);
}

/** Removes a lock left behind, and puts it back should it be somebody's by now. */
function takeAside(file: string, lock: string, aside: string): void {
  try {
    renameSync(lock, aside);
  } catch {
    return; // another process was quicker
  }
  const holder = readHolder(aside);
  if (holder && isAlive(holder)) {
    renameSync(aside, lock);
    throw new Error(`${file} is in use by process ${holder.pid}. Stop that one, or name another file with --db.`);
  }
  rmSync(aside, { force: true });
}

function readHolder(lock: string): Holder | null {
  try {
    const value: unknown = JSON.parse(readFileSync(lock, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return null;
    return { pid: value.pid, started: 'started' in value && typeof value.started === 'string' ? value.started : null };
  } catch {
    return null;
  }
}

/** Whether the very process that took the lock still runs: a number is given out again. */
function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return pid !== process.pid && (started === null || startOf(pid) === started);
}

function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
