import { statfsSync } from 'node:fs';

/** @throws with one sentence if a folder has no room for temporary files */
export function ensureSpace(folder: string, neededMb: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const freeMb = Math.floor((bavail * bsize) / 1_000_000);
  if (freeMb < neededMb)
    throw new Error(
      `The tests write ${neededMb} MB of temporary files, but ${folder} has only ${freeMb} MB left. Free some, or set TMPDIR to another folder.`,
    );
}
