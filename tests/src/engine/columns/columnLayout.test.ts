import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entities } from '../../../../resources';
import { columnsOf } from '../../../../resources/columns';
import { chosenColumns, moved, openingColumn } from '../../../../src/engine/columns/columnLayout';
import { entityNamed } from '../../../support/records';

const names = (columns: readonly { name: string }[]) => columns.map(({ name }) => name);
const rewards = entityNamed('rewards');

describe('the columns of a list', () => {
  it('are the usual ones until others are chosen', () => {
    expect(names(chosenColumns(rewards, null))).toEqual(['reward', 'customer', 'reason', 'state', 'validity']);
  });

  it('come in the chosen order', () => {
    expect(names(chosenColumns(rewards, ['state', 'reward', 'scratchedAt']))).toEqual([
      'state',
      'reward',
      'scratchedAt',
    ]);
  });

  it('are each there once, with the one that opens the record, whatever was stored', () => {
    const entity = fc.constantFrom(...entities);
    const stored = entity.chain((one) =>
      fc.array(fc.oneof(fc.constantFrom(...names(columnsOf(one.list))), fc.string())).map((list) => ({ one, list })),
    );
    fc.assert(
      fc.property(stored, ({ one, list }) => {
        const chosen = chosenColumns(one, list);
        expect(new Set(names(chosen)).size).toBe(chosen.length);
        expect(chosen).toContainEqual(openingColumn(one));
        for (const column of chosen) expect(columnsOf(one.list)).toContainEqual(column);
        for (const name of list) if (names(columnsOf(one.list)).includes(name)) expect(names(chosen)).toContain(name);
      }),
    );
  });

  it('open the record by the column that says so, else by the first', () => {
    expect(openingColumn(rewards)?.name).toBe('reward');
    expect(openingColumn(entityNamed('faq'))?.name).toBe('question');
  });

  it('move without one of them getting lost', () => {
    const list = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(list, fc.nat(10), fc.integer({ min: -9, max: 9 }), (before, place, by) => {
        const name = before[place % before.length] ?? '';
        const after = moved(before, name, by);
        const from = before.indexOf(name);
        const isInside = from + by >= 0 && from + by < before.length;
        expect(after.indexOf(name)).toBe(isInside ? from + by : from);
        expect(after.filter((one) => one !== name)).toEqual(before.filter((one) => one !== name));
      }),
    );
    expect(moved(['a', 'b'], 'c', 1)).toEqual(['a', 'b']);
  });
});
