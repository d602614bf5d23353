import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entities } from '../../../../resources';
import type { Entity } from '../../../../resources/entity';
import {
  defaultPageSize,
  fromFirstPage,
  isValidQuery,
  type ListAddress,
  pageSizes,
  parametersOf,
  readListAddress,
  toListParams,
  withFilter,
  writeListAddress,
} from '../../../../src/engine/list/address';
import { entityNamed } from '../../../support/records';

const customers = entityNamed('customers');
const reviews = entityNamed('product-reviews');
const rewards = entityNamed('rewards');
const faq = entityNamed('faq');

const parameterNames = (entity: Entity) => [
  'page',
  'limit',
  'sort',
  'flagged',
  'record',
  ...Object.entries(entity.list.filters).flatMap(([name, filter]) => parametersOf(name, filter)),
];

const values = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 250 }),
  fc.constantFrom('', ' ', '0', '-5', '1e3', '0x10', '10', '999999999999', 'NaN', '[object Object]', '__proto__'),
  fc.constantFrom(
    'pending',
    'approved',
    '5,4',
    '4,5',
    '6',
    '5,,5',
    '2026-02-28',
    '2026-02-30',
    '0000-01-01',
    'createdAt_asc',
  ),
);
const searches = (entity: Entity) =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc
      .array(fc.tuple(fc.oneof(fc.constantFrom(...parameterNames(entity)), fc.string()), values), { maxLength: 8 })
      .map((pairs) => `?${new URLSearchParams(pairs)}`),
  );
const anyEntity = fc.constantFrom(...entities);
const entityAndSearch = anyEntity.chain((entity) => searches(entity).map((search) => ({ entity, search })));

describe('an address of a list', () => {
  it('is valid whatever stands in the query', () => {
    fc.assert(
      fc.property(entityAndSearch, ({ entity, search }) => {
        const address = readListAddress(entity, search);
        expect(Number.isInteger(address.page) && address.page >= 0 && address.page <= 1_000_000).toBe(true);
        expect(pageSizes).toContain(address.limit);
        const sorts = Object.keys(entity.list.sorts);
        expect(sorts.length === 0 ? [''] : sorts).toContain(address.sort);
        for (const [name, value] of Object.entries(address.filters)) {
          expect(parameterNames(entity)).toContain(name);
          expect(value.length > 0 && value.length <= 200).toBe(true);
        }
        for (const [name, filter] of Object.entries(entity.list.filters)) {
          const value = address.filters[name];
          if (value === undefined) continue;
          if (filter.kind === 'choice') expect(filter.choices).toContain(value);
          if (filter.kind === 'choices') {
            expect(value.split(',').every((one) => filter.choices.includes(one))).toBe(true);
          }
        }
      }),
    );
  });

  it('[FAQ-01] opens what waits where it says nothing of the list, and all rows at an address of their own', () => {
    const bare = fc
      .dictionary(fc.string(), fc.string())
      .map((extra) => Object.entries(extra))
      .filter((pairs) => pairs.every(([name]) => !parameterNames(faq).includes(name)));
    fc.assert(
      fc.property(bare, (pairs) => {
        const search = `?${new URLSearchParams([...pairs, ['siteId', 's1']])}`;
        expect(readListAddress(faq, search).filters).toEqual({ filter: 'unanswered' });
        expect(isValidQuery(faq, search)).toBe(true);
      }),
    );
    const all = writeListAddress(faq, fromFirstPage(readListAddress(faq, ''), { filters: {} }));
    expect(all).toBe('?page=0&limit=10');
    expect(readListAddress(faq, all).filters).toEqual({});
    // What leads to certain questions finds them among all.
    for (const search of ['?search=size', '?customerId=c1', '?record=q1', '?page=1', '?sort=createdAtAsc']) {
      expect(readListAddress(faq, search).filters['filter'], search).toBeUndefined();
    }
    expect(readListAddress(faq, '?filter=answered').filters).toEqual({ filter: 'answered' });
    expect(readListAddress(reviews, '').filters).toEqual({});
  });

  it('keeps to the conspicuous rows of a page only where a list looks for them', () => {
    expect(readListAddress(reviews, '?flagged=1').flagged).toBe(true);
    expect(writeListAddress(reviews, readListAddress(reviews, '?flagged=1'))).toBe('?page=0&limit=10&flagged=1');
    for (const value of ['0', 'true', '', '11']) {
      expect(readListAddress(reviews, `?flagged=${value}`).flagged).toBe(false);
      expect(isValidQuery(reviews, `?flagged=${value}`)).toBe(value === '');
    }
    expect(readListAddress(customers, '?flagged=1').flagged).toBe(false);
    expect(isValidQuery(customers, '?flagged=1')).toBe(false);
  });

  it('is written so that it is read as the same', () => {
    fc.assert(
      fc.property(entityAndSearch, ({ entity, search }) => {
        const address = readListAddress(entity, search);
        const query = writeListAddress(entity, address);
        expect(readListAddress(entity, query)).toEqual(address);
        expect(isValidQuery(entity, query)).toBe(true);
        expect(writeListAddress(entity, readListAddress(entity, query))).toBe(query);
      }),
    );
  });

  it('keeps every text that a person can type or paste into a search', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        fc.pre(text.trim() !== '' && !/\p{Cc}/u.test(text));
        const address = withFilter(readListAddress(customers, ''), { search: text });
        expect(readListAddress(customers, writeListAddress(customers, address)).filters).toEqual({ search: text });
      }),
    );
  });

  it('says which queries must be corrected', () => {
    expect(isValidQuery(customers, '')).toBe(true);
    expect(isValidQuery(customers, '?page=2&limit=25&sort=name_asc&search=anna')).toBe(true);
    expect(isValidQuery(customers, '?sort=createdAt_desc')).toBe(true);
    expect(isValidQuery(customers, '?siteId=s1&utm_source=mail')).toBe(true);
    for (const query of [
      '?page=-1',
      '?page=1.5',
      '?page=0&page=2',
      '?limit=7',
      '?sort=password_asc',
      '?record=a%00b',
    ]) {
      expect(isValidQuery(customers, query), query).toBe(false);
    }
    expect(isValidQuery(reviews, '?rating=5,4&status=pending')).toBe(true);
    expect(isValidQuery(reviews, '?rating=4,5')).toBe(false);
    expect(isValidQuery(reviews, '?status=deleted')).toBe(false);
    expect(isValidQuery(rewards, '?dateFrom=2026-02-28')).toBe(true);
    for (const day of ['2026-02-30', '26-02-01', '0000-01-01', '2026-2-1']) {
      expect(isValidQuery(rewards, `?dateFrom=${day}`), day).toBe(false);
    }
  });

  it('takes nothing of ten kilobytes, of a prototype or of another list', () => {
    const long = 'x'.repeat(10_240);
    const query = `?page=${'9'.repeat(400)}&search=${long}&record=${long}&__proto__=1&constructor=2&sort=toString`;
    expect(readListAddress(customers, query)).toEqual({
      page: 0,
      limit: defaultPageSize,
      sort: 'createdAt_desc',
      filters: {},
      flagged: false,
      record: null,
    });
    expect(readListAddress(customers, '?status=pending&rating=5').filters).toEqual({});
  });

  it('starts from the first page, without an open record, when a filter or the sort changes', () => {
    const address: ListAddress = {
      page: 7,
      limit: 25,
      sort: 'name_asc',
      filters: { search: 'a' },
      flagged: false,
      record: 'r1',
    };
    expect(fromFirstPage(address, { sort: 'name_desc' })).toEqual({
      page: 0,
      limit: 25,
      sort: 'name_desc',
      filters: { search: 'a' },
      flagged: false,
      record: null,
    });
    expect(withFilter(address, { search: '', programId: 'p' })).toEqual({
      ...address,
      page: 0,
      record: null,
      filters: { programId: 'p' },
    });
  });

  it('becomes the parameters of a list with pages from 1', () => {
    const address = readListAddress(reviews, '?page=3&limit=25&sort=ratingAsc&rating=5,4');
    expect(toListParams(address)).toEqual({
      pagination: { page: 4, perPage: 25 },
      sort: { field: 'ratingAsc', order: 'ASC' },
      filter: { rating: '5,4' },
    });
  });
});
