import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Exclusive lock of a file, held by one process. */
export interface FileLock {
  release(): void;
}

interface LockOwner {
  pid: number;
  /** Start time of the process from /proc; null if not available. */
  started: string | null;
}

const ownLocks = new Set<string>();

/**
 * Acquires the lock of a file. Takes over the lock of a process that no longer runs.
 * @throws Error with file and process id if another process, or this one, holds it
 */
export function lockFile(file: string): FileLock {
  const lock = `${file}.lock`;
  if (ownLocks.has(lock)) throw new Error(`${file} is already open in this process.`);
  const tempFile = `${lock}.${process.pid}`;
  const text = JSON.stringify({ pid: process.pid, started: getStart(process.pid) } satisfies LockOwner);
  writeFileSync(tempFile, text);
  try {
    acquireLock(file, lock, tempFile);
  } finally {
    rmSync(tempFile, { force: true });
  }
  ownLocks.add(lock);
  return {
    release: () => {
      ownLocks.delete(lock);
      rmSync(lock, { force: true });
    },
  };
}

/** Creating a link is atomic, so no process ever reads a partially written lock. */
function acquireLock(file: string, lock: string, tempFile: string): void {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      linkSync(tempFile, lock);
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const owner = readLockOwner(lock);
    if (owner && isAlive(owner)) {
      throw new Error(`${file} is in use by process ${owner.pid}. Stop that one, or name another file with --db.`);
    }
    removeStaleLock(file, lock, `${tempFile}.old`);
  }
  throw new Error(`${file} cannot be locked: ${lock} is recreated repeatedly.`);
}

/** Removes a stale lock. Restores it if another process has acquired it in between. */
function removeStaleLock(file: string, lock: string, aside: string): void {
  try {
    renameSync(lock, aside);
  } catch {
    return; // Another process was faster.
  }
  const owner = readLockOwner(aside);
  if (owner && isAlive(owner)) {
    renameSync(aside, lock);
    throw new Error(`${file} is in use by process ${owner.pid}. Stop that one, or name another file with --db.`);
  }
  rmSync(aside, { force: true });
}

function readLockOwner(lock: string): LockOwner | null {
  try {
    const value: unknown = JSON.parse(readFileSync(lock, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return null;
    return { pid: value.pid, started: 'started' in value && typeof value.started === 'string' ? value.started : null };
  } catch {
    return null;
  }
}

/**
 * Checks if the process that acquired the lock is still running. Process ids are reused, so the start time
 * must match too.
 */
function isAlive({ pid, started }: LockOwner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return pid !== process.pid && (started === null || getStart(pid) === started);
}

function getStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
