import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toRecord, toRecords } from '../../dataProvider/records';
import { tolerantParse } from '../../dataProvider/tolerantParse';
import { entities } from '../../resources';
import type { Entity } from '../../resources/entity';
import { reviews } from '../../resources/reviews';
import { settingsShape } from '../../resources/settings';
import { reviewRow, rowOf } from './support/rows';

const entity = reviews as unknown as Entity;
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

function parsed(change: Record<string, unknown>) {
  const faults: string[] = [];
  const row = tolerantParse(entity.row, { ...reviewRow, ...change }, (path) => faults.push(path));
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
  ])('is read where nothing is lost: %s', (_name, change, expected) => {
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
  ])('costs its own value and no more: %s as %j', (name, value) => {
    const { row, faults } = parsed({ [name]: value });
    expect(row).toEqual({ ...reviewRow, [name]: null });
    expect(faults[0]).toMatch(new RegExp(`^${name}`));
  });

  it('costs one attachment, not the others', () => {
    const [first] = reviewRow.attachments;
    const bad = [null, { src: 'no id' }, 7, { ...first, _id: 'a2', type: 5 }];
    const { row } = parsed({ attachments: [bad[0], first, bad[1], bad[2], bad[3]] });
    expect(row).toMatchObject({ attachments: [first, { ...first, _id: 'a2', type: '5' }] });
  });

  it('costs the object around it when that cannot do without it', () => {
    expect(parsed({ customer: { _id: {}, name: 'Ada' } }).row).toMatchObject({ customer: null, title: 'Lovely' });
  });

  it('may be missing: all but the id is null then, and unknown words are kept', () => {
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

  it('costs the row when it is the id', () => {
    for (const raw of [null, undefined, 5, 'x', [], {}, { _id: null }, { _id: '' }, { _id: {} }])
      expect(toRecord(entity, raw)).toBeNull();
  });

  it('is told once by its place, and never by its value', () => {
    const rows = [1, 2, 3].map((at) => ({ ...reviewRow, _id: `w${at}`, publishedAt: 'secret@example.test' }));
    toRecords(entity, rows);
    toRecords(entity, rows);
    expect(warn.mock.calls).toEqual([['The server sent something unexpected in product-reviews: publishedAt']]);
  });

  it('in the settings leaves all other settings as they are', () => {
    const raw = { _id: 's', defaultCurrency: 5, supportedLanguages: ['en', null, 'de'], own: { deep: true } };
    expect(tolerantParse(settingsShape, raw, () => undefined)).toMatchObject({
      defaultCurrency: '5',
      supportedLanguages: ['en', 'de'],
      own: { deep: true },
      website: null,
    });
  });
});

describe('rows', () => {
  it('keep their order, without repeated ids', () => {
    const rows = ['b', 'a', 'b', 'c', null].map((_id) => _id && { ...reviewRow, _id });
    const { records, leftOut } = toRecords(entity, rows);
    expect([records.map(({ id }) => id), leftOut]).toEqual([['b', 'a', 'c'], 2]);
  });

  /** Every place of a JSON value, as paths. */
  const placesOf = (value: unknown, path: string[] = []): string[][] =>
    typeof value === 'object' && value !== null
      ? [path, ...Object.entries(value).flatMap(([name, inner]) => placesOf(inner, [...path, name]))]
      : [path];
  const broken = (value: unknown, [name, ...rest]: string[], replacement: unknown): unknown => {
    if (name === undefined) return replacement;
    const copy: Record<string, unknown> = Array.isArray(value)
      ? Object.assign([] as never, value)
      : { ...(value as object) };
    if (rest.length === 0 && replacement === undefined && !Array.isArray(value)) delete copy[name];
    else copy[name] = broken(copy[name], rest, replacement);
    return copy;
  };

  it.each(entities.map((one) => [one.name, one] as const))(
    'of %s survive any one value being dropped or anything else, and lose no other (5,000 changes over all)',
    { timeout: 60_000 },
    (name, one) => {
      const row = rowOf[name] ?? {};
      const places = placesOf(row).filter((path) => path.length > 0);
      const strange = fc.oneof(
        fc.constantFrom(undefined, null, '', 'undefined', '<b>x</b>', -1, 0, 9, 1e308, true, [], {}, [null], [[]]),
        fc.jsonValue(),
      );
      fc.assert(
        fc.property(fc.constantFrom(...places), strange, (path, replacement) => {
          const record = toRecord(one, broken(row, path, replacement));
          const [top] = path;
          if (path.length === 1 && top === '_id') {
            if (record) expect(record.id).toBe(String(replacement));
            return;
          }
          expect(record).not.toBeNull();
          for (const [field, value] of Object.entries(row)) if (field !== top) expect(record?.[field]).toEqual(value);
          expect(one.row.safeParse(record).success).toBe(true);
        }),
        { numRuns: 1300 },
      );
    },
  );

  it('survive several broken values at once', { timeout: 60_000 }, () => {
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
