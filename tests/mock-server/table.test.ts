import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Table } from '../../mock-server/store/table';
import { customers } from '../../resources/customers';
import type { Entity, Row } from '../../resources/entity';

const entity = customers as unknown as Entity; // the readers' view of an entity
const sorts = Object.keys(entity.list.sorts);

const row = fc.record({
  _id: fc.integer({ min: 0, max: 25 }).map((n) => `c${String(n).padStart(2, '0')}`),
  name: fc.option(fc.constantFrom('Ada', 'ada', 'Bo', 'Ç', '')),
  totalPoints: fc.option(fc.integer({ min: -2, max: 2 })),
  totalReferrals: fc.integer({ min: 0, max: 1 }),
  loyaltyProgramId: fc.constantFrom(null, '-1', 'p'),
  createdAt: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', '2026-01-03T00:00:00.000Z'),
});
const step = fc.oneof(
  fc.array(row, { maxLength: 6 }).map((puts) => ({ puts })),
  row.map((put) => ({ put })),
  row.map(({ _id }) => ({ drop: _id })),
);

const nameOf = ({ name }: Row) => (typeof name === 'string' ? name : null);

const ids = (table: Table, sort: string, search = '') =>
  table.page(sort, search === '' ? [] : [table.holds(search)], 0, 100).items.map((one) => one._id);

describe('a table', () => {
  it('after any writes answers as one that was filled at once with what is left', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), fc.array(step, { maxLength: 60 }), (atFirst, steps) => {
        const kept = new Map<string, Row>(atFirst.map((one) => [one._id, one]));
        const table = new Table(entity);
        table.load([...kept.values()]);
        table.findBy('name', nameOf, 'Ada'); // from here on it is kept
        for (const one of steps) {
          if ('puts' in one) {
            table.putAll(one.puts);
            for (const put of one.puts) kept.set(put._id, put);
          } else if ('put' in one) {
            table.put(one.put);
            kept.set(one.put._id, one.put);
          } else {
            table.drop(one.drop);
            kept.delete(one.drop);
          }
        }
        const fresh = new Table(entity);
        fresh.load([...kept.values()]);
        expect(table.size).toBe(kept.size);
        for (const sort of sorts) {
          expect(ids(table, sort)).toEqual(ids(fresh, sort));
          expect(ids(table, sort, 'ada')).toEqual(ids(fresh, sort, 'ada'));
        }
        for (const name of ['Ada', 'ada', 'Bo', 'Ç', '']) {
          const found = table.findBy('name', nameOf, name);
          const named = [...kept.values()].filter((one) => one['name'] === name);
          if (named.length > 0) expect(named).toContain(found);
          else expect(found).toBeUndefined();
        }
        const excluded = table.page(sorts[0] ?? '', [table.isOneOf('loyaltyProgramId', ['-1'])], 0, 100);
        expect(excluded.total).toBe([...kept.values()].filter((one) => one['loyaltyProgramId'] === '-1').length);
      }),
      { numRuns: 300 },
    );
  });
});
