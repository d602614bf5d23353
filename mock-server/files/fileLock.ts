import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Exclusive use of a file by one process. */
export interface FileLock {
  release(): void;
}

const ownLocks = new Set<string>();

/**
 * Locks a file. Takes over the lock of a process that no longer runs.
 * @throws Error with file and process id if another process, or this one, has it
 */
export function lockFile(file: string): FileLock {
  const lock = `${file}.lock`;
  if (ownLocks.has(lock)) throw new Error(`${file} is already open in this process.`);
  const { pid } = process;
  const owner = readOwner(lock);
  if (owner !== null && owner.pid !== pid && getStart(owner.pid) === owner.started)
    throw new Error(`${file} is in use by process ${owner.pid}. Stop that one, or name another file with --db.`);
  rmSync(lock, { force: true });
  // Fails if another process has been faster.
  writeFileSync(lock, JSON.stringify({ pid, started: getStart(pid) }), { flag: 'wx' });
  ownLocks.add(lock);
  return {
    release: () => {
      ownLocks.delete(lock);
      rmSync(lock, { force: true });
    },
  };
}

function readOwner(lock: string): { pid: number; started: unknown } | null {
  try {
    const { pid, started } = JSON.parse(readFileSync(lock, 'utf8'));
    return typeof pid === 'number' ? { pid, started } : null;
  } catch {
    return null;
  }
}

/**
 * Identifies a running process, since the system reuses process ids: its start time from /proc on Linux, 'running' on other
 * systems. Returns null if no such process runs.
 */
function getStart(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Of another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return null;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return 'running';
  }
}
