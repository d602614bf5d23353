import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(__dirname, '../..');

const testFiles = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.(test|spec)\.tsx?$/.test(path),
);

/** Requirement ids in test titles, with the file of each. */
function namedIds(): { id: string; file: string }[] {
  return testFiles.flatMap((file) => {
    const text = readFileSync(join(root, 'tests', file), 'utf8');
    return [...text.matchAll(/\b(?:it|test)\S*\(\s*['"`]((?:\[[A-Z0-9]+-\d+\]\s*)+)/g)].flatMap(([, ids = '']) =>
      [...ids.matchAll(/\[([A-Z0-9]+-\d+)\]/g)].map(([, id = '']) => ({ id, file })),
    );
  });
}

it('all requirement ids in test titles are listed in docs/requirements.md', () => {
  const listed = new Set(
    [...readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(/^- ([A-Z0-9]+-\d+)\+? /gm)].map(
      ([, id]) => id,
    ),
  );
  expect(listed.size).toBeGreaterThan(100);
  expect(namedIds().length).toBeGreaterThan(0);
  expect(namedIds().filter(({ id }) => !listed.has(id))).toEqual([]);
});
