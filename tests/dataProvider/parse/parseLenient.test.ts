import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { parseLenient } from '../../../dataProvider/parse/parseLenient';
import { toRecord, toRecords } from '../../../dataProvider/parse/records';
import { entities } from '../../../resources';
import type { Entity } from '../../../resources/entity';
import { reviews } from '../../../resources/reviews';
import { settingsShape } from '../../../resources/settings';
import { boolean } from '../../../resources/shapes';
import { collectPaths, replaceAt } from '../../support/jsonPaths';
import { reviewRow, rowOf } from '../support/rows';

const entity = reviews as unknown as Entity;
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

function parsed(change: Record<string, unknown>) {
  const faults: string[] = [];
  const row = parseLenient(entity.row, { ...reviewRow, ...change }, (path) => faults.push(path));
  return { row, faults: [...new Set(faults)] };
}

describe('a value of the wrong type', () => {
  it.each([
    ['a number in quotes', { rating: '4' }, { rating: 4 }],
    ['a negative fraction in quotes', { rating: '-1.5' }, { rating: -1.5 }],
    ['a mark in quotes', { isFeatured: '1' }, { isFeatured: 1 }],
    ['a mark that is true', { isFeatured: true }, { isFeatured: 1 }],
    ['an id that is a number', { _id: 12 }, { _id: '12' }],
    ['a text that is a number', { title: 5 }, { title: '5' }],
    [
      'an id inside',
      { product: { productId: 7, name: 'Lamp', slug: null } },
      { product: { productId: '7', name: 'Lamp', slug: null } },
    ],
  ])('is converted if lossless: %s', (_name, change, expected) => {
    expect(parsed(change).row).toEqual({ ...reviewRow, ...expected });
  });

  it.each([
    ['rating', 'five'],
    ['rating', ' 5'],
    ['rating', '05'],
    ['rating', '0x10'],
    ['rating', '1e999'],
    ['rating', ''],
    ['rating', {}],
    ['title', {}],
    ['title', ['x']],
    ['createdAt', 'yesterday'],
    ['createdAt', 1e17],
    ['isFeatured', 2],
    ['isFeatured', 'yes'],
    ['customer', 'Ada'],
    ['customer', []],
    ['product', { name: 'no id' }],
    ['attachments', 'none'],
  ])('is cleared alone: %s as %j', (name, value) => {
    const { row, faults } = parsed({ [name]: value });
    expect(row).toEqual({ ...reviewRow, [name]: null });
    expect(faults[0]).toMatch(new RegExp(`^${name}`));
  });

  it('drops one attachment, not the others', () => {
    const [first] = reviewRow.attachments;
    const bad = [null, { src: 'no id' }, 7, { ...first, _id: 'a2', type: 5 }];
    const { row } = parsed({ attachments: [bad[0], first, bad[1], bad[2], bad[3]] });
    expect(row).toMatchObject({ attachments: [first, { ...first, _id: 'a2', type: '5' }] });
  });

  it('is reported by its path, with `*` for any place in a list', () => {
    const [first] = reviewRow.attachments;
    expect(parsed({ attachments: [first, { ...first, type: 5 }], title: {} }).faults.sort()).toEqual([
      'attachments.*.type',
      'title',
    ]);
  });

  it('drops each of several items, and converts what is next to them', () => {
    const [first] = reviewRow.attachments;
    const good = [first, { ...first, _id: 'a2' }, { ...first, _id: 'a3' }];
    const raw = [null, good[0], null, null, { ...good[1], _id: 2, type: {} }, {}, { ...good[2], type: 3 }, null];
    expect(parsed({ attachments: raw }).row).toMatchObject({
      attachments: [first, { ...first, _id: '2', type: null }, { ...good[2], type: '3' }],
    });
  });

  it.each([
    ['0', 0],
    [false, 0],
    ['', null],
    ['01', null],
  ])('is converted or cleared as a mark: %j as %j', (value, expected) => {
    expect(parsed({ isFeatured: value }).row).toMatchObject({ isFeatured: expected });
  });

  it.each([
    ['true', true],
    [1, true],
    ['false', false],
    [0, false],
    ['1', null],
    ['yes', null],
    [2, null],
    [[], null],
  ])('is converted or cleared as yes or no: %j as %j', (value, expected) => {
    expect(parseLenient(z.object({ isOn: boolean }), { isOn: value }, () => undefined)).toEqual({ isOn: expected });
  });

  it('drops the parent object if it is required there', () => {
    expect(parsed({ customer: { _id: {}, name: 'Ada' } }).row).toMatchObject({ customer: null, title: 'Lovely' });
  });

  it('may be missing, except for the id; unknown values are kept', () => {
    const row = toRecord(entity, { _id: 'r9', status: 'held', surprise: 1 });
    expect(row).toMatchObject({
      id: 'r9',
      status: 'held',
      title: null,
      rating: null,
      attachments: null,
      customer: null,
    });
    expect(row).not.toHaveProperty('surprise');
  });

  it('drops the row if it is the id', () => {
    for (const raw of [null, undefined, 5, 'x', [], {}, { _id: null }, { _id: '' }, { _id: {} }])
      expect(toRecord(entity, raw)).toBeNull();
  });

  it('is reported once by path, never by value', () => {
    const rows = [1, 2, 3].map((at) => ({ ...reviewRow, _id: `w${at}`, publishedAt: 'secret@example.test' }));
    toRecords(entity, rows);
    toRecords(entity, rows);
    expect(warn.mock.calls).toEqual([['The server sent something unexpected in product-reviews: publishedAt']]);
  });

  it('does not affect other settings', () => {
    const raw = { _id: 's', defaultCurrency: 5, supportedLanguages: ['en', null, 'de'], own: { deep: true } };
    expect(parseLenient(settingsShape, raw, () => undefined)).toMatchObject({
      defaultCurrency: '5',
      supportedLanguages: ['en', 'de'],
      own: { deep: true },
      website: null,
    });
  });
});

describe('rows', () => {
  it('keep their order, without duplicate ids', () => {
    const rows = ['b', 'a', 'b', 'c', null].map((_id) => _id && { ...reviewRow, _id });
    const { records, leftOut } = toRecords(entity, rows);
    expect([records.map(({ id }) => id), leftOut]).toEqual([['b', 'a', 'c'], 2]);
  });

  it('are reported once if some are left out', () => {
    const named: Entity = { ...entity, name: 'rows-of-this-test' };
    toRecords(named, [reviewRow]);
    expect(warn).not.toHaveBeenCalled();
    for (let count = 0; count < 2; count += 1) toRecords(named, [reviewRow, reviewRow]);
    expect(warn.mock.calls).toEqual([['The server sent something unexpected in rows-of-this-test: rows left out']]);
  });

  it.each(entities.map((item) => [item.name, item] as const))(
    'of %s lose only the value that is dropped or changed (5,000 changes in total)',
    { timeout: 60_000 },
    (name, item) => {
      const row = rowOf[name] ?? {};
      const paths = collectPaths(row);
      const strange = fc.oneof(
        fc.constantFrom(undefined, null, '', 'undefined', '<b>x</b>', -1, 0, 9, 1e308, true, [], {}, [null], [[]]),
        fc.jsonValue(),
      );
      fc.assert(
        fc.property(fc.constantFrom(...paths), strange, (path, replacement) => {
          const record = toRecord(item, replaceAt(row, path, replacement));
          const [top] = path;
          if (path.length === 1 && top === '_id') {
            if (record) expect(record.id).toBe(String(replacement));
            return;
          }
          expect(record).not.toBeNull();
          for (const [field, value] of Object.entries(row)) if (field !== top) expect(record?.[field]).toEqual(value);
          expect(item.row.safeParse(record).success).toBe(true);
        }),
        { numRuns: 1300 },
      );
    },
  );

  it('survive several invalid values', { timeout: 60_000 }, () => {
    const anything = fc.oneof(fc.jsonValue(), fc.constantFrom('5', 5, null, true));
    const keys = Object.keys(reviewRow);
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...keys, '__proto__', 'constructor'), anything, { size: 'max', maxKeys: 20 }),
        (raw) => {
          const record = toRecord(entity, raw);
          if (record) expect(entity.row.safeParse(record).success).toBe(true);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
