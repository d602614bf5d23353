import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { chooseWorld, worlds } from '../../scripts/elsewhere/worlds.ts';

it('each world names tests that exist', () => {
  const paths = worlds.flatMap(({ unit = [], browser = [] }) => [...unit, ...browser]);
  expect(paths.length).toBeGreaterThan(worlds.length);
  expect(paths.filter((path) => !existsSync(resolve(__dirname, '../..', path)))).toEqual([]);
});

it('successive commits visit every world', () => {
  const visited = worlds.map((_world, index) => chooseWorld(2_000 + index).name);
  expect(new Set(visited)).toEqual(new Set(worlds.map(({ name }) => name)));
});
