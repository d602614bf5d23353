import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { chooseWorld, worlds } from '../../scripts/elsewhere/worlds.ts';
import extension from '../../src/extensions/index';

it('[EXT-07] with an extension in place, the console’s own tests don’t load it', () => {
  expect([extension.entities, extension.extend, extension.brand]).toEqual([[], {}, {}]);
});

it('each world names tests that exist', () => {
  const paths = worlds.flatMap(({ unit = [], browser = [] }) => [...unit, ...browser]);
  expect(paths.length).toBeGreaterThan(worlds.length);
  expect(paths.filter((path) => !existsSync(resolve(__dirname, '../..', path)))).toEqual([]);
});

it('successive commits visit every world but the long ones', () => {
  const visited = worlds.map((_world, index) => chooseWorld(2_000 + index).name);
  const short = worlds.filter(({ isLong }) => !isLong);
  expect(new Set(visited)).toEqual(new Set(short.map(({ name }) => name)));
});

it('a world that installs something or needs root is a long one', () => {
  const demanding = worlds.filter(({ debian, packages, isIsolated }) => debian ?? packages ?? isIsolated);
  expect(demanding.length).toBeGreaterThan(0);
  expect(demanding.filter(({ isLong }) => !isLong)).toEqual([]);
});
