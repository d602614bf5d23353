import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { countCommits } from '../../scripts/run/countCommits.ts';

/** Whether all cases run, as in `npm run test:full`; otherwise the long matrices run a part of them. */
export const isFullRun = process.env['FULL_TESTS'] === '1';

/** Number of cases of a long test: `usual` in `npm test`, `full` in `npm run test:full`. */
export function caseCount(usual: number, full: number): number {
  return isFullRun ? full : usual;
}

const commits = isFullRun ? 0 : countCommits();

/**
 * Whether a case of a long test is one of this run: each one is in `npm run test:full`, and `runs` of `count` are in
 * `npm test`, where each commit tries the next ones.
 */
export const isInTurn = (index: number, count: number, runs = 1): boolean =>
  isFullRun || (index + commits) % count < runs;

/** The test files below a folder, in the order of their names. @param folder relative to the root, as are the files */
export const listTestFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .toSorted();

/**
 * Returns the files of long tests that `npm test` skips at this commit: it runs `runs` of `count` files, in turn. Returns
 * none without `npm test`, so a file can be run by its name.
 * @param count has no divisor in common with the counts of cases in the files, or a file would always run the same cases
 */
export const findLaterFiles = (files: readonly string[], count: number, runs = 1): string[] =>
  process.env['TAKE_TURNS'] ? files.filter((_, index) => !isInTurn(index, count, runs)) : [];

/** The tags of an end-to-end test that runs in its turn: one of `count` that look at other pages, sizes or texts. */
export const tagInTurn = (index: number, count: number): string[] => (isInTurn(index, count) ? [] : ['@full']);
