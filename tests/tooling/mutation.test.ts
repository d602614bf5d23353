/** The mutation tests name files that exist: a pattern that matches none would leave its area out without a word. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const root = resolve(__dirname, '../..');

/** `{a,b}/*.ts` as `a/*.ts` and `b/*.ts`. */
function expandBraces(pattern: string): readonly string[] {
  const [braces, choices = ''] = /\{([^}]*)\}/.exec(pattern) ?? [];
  if (braces === undefined) return [pattern];
  return choices.split(',').flatMap((choice) => expandBraces(pattern.replace(braces, choice)));
}

function matchesFile(pattern: string): boolean {
  const path = join(root, pattern);
  const name = new RegExp(`^${basename(path).replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
  return existsSync(dirname(path)) && readdirSync(dirname(path)).some((file) => name.test(file));
}

const load = (file: string) => import(pathToFileURL(join(root, file)).href);
const mutated: readonly string[] = (await load('stryker.config.mjs')).default.mutate;
const testsOfProject: Readonly<Record<string, readonly string[]>> = (await load('vitest.mutation.config.ts'))
  .testsOfProject;

it.each([
  ['changed', mutated.map((pattern) => pattern.replace(/^!/, ''))],
  ['run', Object.values(testsOfProject).flat()],
])('each pattern of what is %s matches a file', (_name, patterns) => {
  expect(patterns.length).toBeGreaterThan(10);
  expect(patterns.flatMap(expandBraces).filter((pattern) => !matchesFile(pattern))).toEqual([]);
});
