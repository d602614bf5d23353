import { spawnSync } from 'node:child_process';

/** Number of commits so far, by which runs choose what they test in turn; 0 outside of a clone. */
export function countCommits(): number {
  const options = { cwd: import.meta.dirname, encoding: 'utf8' } as const;
  return Number.parseInt(spawnSync('git', ['rev-list', '--count', 'HEAD'], options).stdout, 10) || 0;
}
