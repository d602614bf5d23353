import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entities } from '../../../../resources';
import { normalizeColumns } from '../../../../resources/columns';
import type { Column } from '../../../../resources/entity';
import { sales } from '../../../../resources/sales';
import { moveByOffset } from '../../../../src/engine/columns/ColumnsList';
import { findLinkColumn, getCellAttributes, resolveColumns } from '../../../../src/engine/columns/columnLayout';
import { getEntity } from '../../../support/records';

const names = (columns: readonly { name: string }[]) => columns.map(({ name }) => name);
const rewards = getEntity('rewards');

describe('the columns of a list', () => {
  it.each([
    ['customers', ['customer']],
    ['rewards', ['customer']],
    ['product-reviews', ['review']],
    ['faq', ['question']],
    ['sales', ['customer']],
  ])('leave the rest to a text or a person: %s', (name, wide) => {
    const entity = name === 'sales' ? sales : getEntity(name);
    const isWide = (column: Column) => getCellAttributes(entity, column)['data-width'] === 'wide';
    expect(names(resolveColumns(entity, null).filter(isWide))).toEqual(wide);
  });

  it('are the default ones until others are chosen', () => {
    expect(names(resolveColumns(rewards, null))).toEqual(['reward', 'customer', 'reason', 'state', 'validity']);
  });

  it('come in the chosen order', () => {
    expect(names(resolveColumns(rewards, ['state', 'reward', 'scratchedAt']))).toEqual([
      'state',
      'reward',
      'scratchedAt',
    ]);
  });

  it('are unique and include the link column, for any stored value', () => {
    const entity = fc.constantFrom(...entities);
    const stored = entity.chain((item) =>
      fc
        .array(fc.oneof(fc.constantFrom(...names(normalizeColumns(item.list))), fc.string()))
        .map((list) => ({ one: item, list })),
    );
    fc.assert(
      fc.property(stored, ({ one, list }) => {
        const chosen = resolveColumns(one, list);
        expect(new Set(names(chosen)).size).toBe(chosen.length);
        expect(chosen).toContainEqual(findLinkColumn(one));
        for (const column of chosen) expect(normalizeColumns(one.list)).toContainEqual(column);
        for (const name of list)
          if (names(normalizeColumns(one.list)).includes(name)) expect(names(chosen)).toContain(name);
      }),
    );
  });

  it('use the declared link column, otherwise the first one', () => {
    expect(findLinkColumn(rewards)?.name).toBe('reward');
    expect(findLinkColumn(getEntity('faq'))?.name).toBe('question');
  });

  it('are reordered without losing one', () => {
    const list = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(list, fc.nat(10), fc.integer({ min: -9, max: 9 }), (before, index, by) => {
        const name = before[index % before.length] ?? '';
        const after = moveByOffset(before, name, by);
        const from = before.indexOf(name);
        const isInside = from + by >= 0 && from + by < before.length;
        expect(after.indexOf(name)).toBe(isInside ? from + by : from);
        expect(after.filter((item) => item !== name)).toEqual(before.filter((item) => item !== name));
      }),
    );
    expect(moveByOffset(['a', 'b'], 'c', 1)).toEqual(['a', 'b']);
  });
});
