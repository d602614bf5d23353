import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containsWords, isOneOf, Table } from '../../mock-server/store/table';
import { customers } from '../../resources/customers';
import type { Entity, Row } from '../../resources/entity';

const entity = customers as unknown as Entity; // Untyped entity.
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

const ids = (table: Table, sort: string, search = '') =>
  table.page(sort, search === '' ? [] : [containsWords(search)], 0, 100).items.map((item) => item._id);

describe('Table', () => {
  it('returns the same results after random writes as a newly loaded table', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), fc.array(step, { maxLength: 60 }), (atFirst, steps) => {
        const expectedRows = new Map<string, Row>(atFirst.map((item) => [item._id, item]));
        const table = new Table(entity);
        table.load([...expectedRows.values()]);
        for (const item of steps) {
          if ('puts' in item) {
            for (const put of item.puts) {
              table.put(put);
              expectedRows.set(put._id, put);
            }
          } else if ('put' in item) {
            table.put(item.put);
            expectedRows.set(item.put._id, item.put);
          } else {
            table.delete(item.drop);
            expectedRows.delete(item.drop);
          }
        }
        const fresh = new Table(entity);
        fresh.load([...expectedRows.values()]);
        expect(table.size).toBe(expectedRows.size);
        for (const sort of sorts) {
          expect(ids(table, sort)).toEqual(ids(fresh, sort));
          expect(ids(table, sort, 'ada')).toEqual(ids(fresh, sort, 'ada'));
        }
        const excluded = table.page(sorts[0] ?? '', [isOneOf('loyaltyProgramId', ['-1'])], 0, 100);
        expect(excluded.total).toBe(
          [...expectedRows.values()].filter((item) => item['loyaltyProgramId'] === '-1').length,
        );
      }),
      { numRuns: 300 },
    );
  });
});
