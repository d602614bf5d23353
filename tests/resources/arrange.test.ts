import { describe, expect, it } from 'vitest';
import { arrange } from '../../resources/arrange';

const parts = [{ name: 'a' }, { name: 'b', group: 'row' }, { name: 'c', group: 'row' }, { name: 'd' }];
const names = (changes: Parameters<typeof arrange>[1]) =>
  arrange(parts, changes)
    .map(({ name, group }) => (group === undefined ? name : `${group}.${name}`))
    .join(' ');

describe('arrange', () => {
  it.each<[what: string, changes: Parameters<typeof arrange>[1], order: string]>([
    ['changes nothing', [], 'a row.b row.c d'],
    ['appends', [{ name: 'x' }, { name: 'y', group: 'row' }], 'a row.b row.c d x row.y'],
    ['places before, in the group', [{ name: 'x', before: 'b' }], 'a row.x row.b row.c d'],
    [
      'keeps the order of several for one place',
      [
        { name: 'x', before: 'd' },
        { name: 'y', before: 'd' },
        { name: 'z', after: 'a' },
        { name: 'w', after: 'a' },
      ],
      'a z w row.b row.c x y d',
    ],
    ['moves, and leaves the group', [{ name: 'b', after: 'd' }], 'a row.c d b'],
    ['moves to another group without a place', [{ name: 'a', group: 'row' }], 'row.b row.c d row.a'],
    [
      'hides, also what is a place',
      [
        { name: 'd', hide: true },
        { name: 'x', before: 'd' },
      ],
      'a row.b row.c x',
    ],
    ['replaces in place', [{ name: 'c' }], 'a row.b row.c d'],
    [
      'keeps what is placed beside each other together when one is moved',
      [
        { name: 'x', before: 'a' },
        { name: 'y', after: 'x' },
        { name: 'a', after: 'd' },
      ],
      'row.b row.c d x y a',
    ],
    [
      'appends what is placed beside each other alone',
      [
        { name: 'a', before: 'd' },
        { name: 'd', after: 'a' },
      ],
      'row.b row.c a d',
    ],
    ['appends if there is no such place', [{ name: 'x', after: 'nowhere' }], 'a row.b row.c d x'],
  ])('[EXT-04] %s', (_what, changes, order) => {
    expect(names(changes)).toBe(order);
  });
});
