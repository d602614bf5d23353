import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entities } from '../../../../resources';
import type { Entity } from '../../../../resources/entity';
import { getFilterParams } from '../../../../resources/filters';
import {
  DEFAULT_PAGE_SIZE,
  formatListUrl,
  isValidQuery,
  type ListUrlState,
  normalizeSearch,
  pageSizes,
  parseListUrl,
  resetPage,
  setFilter,
  toListParams,
} from '../../../../src/engine/listState/listUrl';
import { getEntity } from '../../../support/records';

const customers = getEntity('customers');
const reviews = getEntity('product-reviews');
const rewards = getEntity('rewards');
const faq = getEntity('faq');

const parameterNames = (entity: Entity) => [
  'page',
  'limit',
  'sort',
  'flagged',
  'record',
  ...Object.entries(entity.list.filters).flatMap(([name, filter]) => getFilterParams(name, filter)),
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

describe('a list URL', () => {
  it('is parsed to a valid state for any query', () => {
    fc.assert(
      fc.property(entityAndSearch, ({ entity, search }) => {
        const urlState = parseListUrl(entity, search);
        expect(Number.isInteger(urlState.page) && urlState.page >= 0 && urlState.page <= 1_000_000).toBe(true);
        expect(pageSizes).toContain(urlState.limit);
        const sorts = Object.keys(entity.list.sorts);
        expect(sorts.length === 0 ? [''] : sorts).toContain(urlState.sort);
        for (const [name, value] of Object.entries(urlState.filters)) {
          expect(parameterNames(entity)).toContain(name);
          expect(value.length > 0 && value.length <= 200).toBe(true);
        }
        for (const [name, filter] of Object.entries(entity.list.filters)) {
          const value = urlState.filters[name];
          if (value === undefined) continue;
          if (filter.kind === 'choice') expect(filter.choices).toContain(value);
          if (filter.kind === 'choices') {
            expect(value.split(',').every((item) => filter.choices.includes(item))).toBe(true);
          }
        }
      }),
    );
  });

  it('[FAQ-01] defaults to unanswered questions without list parameters; all rows have their own URL', () => {
    const bare = fc
      .dictionary(fc.string(), fc.string())
      .map((extra) => Object.entries(extra))
      .filter((pairs) => pairs.every(([name]) => !parameterNames(faq).includes(name)));
    fc.assert(
      fc.property(bare, (pairs) => {
        const search = `?${new URLSearchParams([...pairs, ['siteId', 's1']])}`;
        expect(parseListUrl(faq, search).filters).toEqual({ filter: 'unanswered' });
        expect(isValidQuery(faq, search)).toBe(true);
      }),
    );
    const all = formatListUrl(faq, resetPage(parseListUrl(faq, ''), { filters: {} }));
    expect(all).toBe('?page=0&limit=10');
    expect(parseListUrl(faq, all).filters).toEqual({});
    // Links to specific questions include all of them.
    for (const search of ['?search=size', '?customerId=c1', '?record=q1', '?page=1', '?sort=createdAtAsc']) {
      expect(parseListUrl(faq, search).filters['filter'], search).toBeUndefined();
    }
    expect(parseListUrl(faq, '?filter=answered').filters).toEqual({ filter: 'answered' });
    expect(parseListUrl(reviews, '').filters).toEqual({});
  });

  it('only supports the flagged rows if the list has flag rules, also at a URL of version 0.1', () => {
    for (const query of ['?flagged=1', '?only=flagged']) {
      expect(parseListUrl(reviews, query).only).toEqual({ flagged: '' });
      expect(formatListUrl(reviews, parseListUrl(reviews, query))).toBe('?page=0&limit=10&only=flagged');
      expect(parseListUrl(customers, query).only).toEqual({});
      expect(isValidQuery(customers, query)).toBe(false);
    }
    expect(isValidQuery(reviews, '?flagged=1')).toBe(false);
    for (const value of ['0', 'true', '11']) expect(parseListUrl(reviews, `?flagged=${value}`).only).toEqual({});
  });

  it('holds the filters that the API doesn’t have and the list declares', () => {
    const query = '?page=0&limit=10&only=noReply%2ChasPhoto';
    expect(parseListUrl(reviews, query).only).toEqual({ noReply: '', hasPhoto: '' });
    expect(formatListUrl(reviews, parseListUrl(reviews, query))).toBe(query);
    expect(parseListUrl(customers, '?only=pointsRange:100..').only).toEqual({ pointsRange: '100..' });
    const days = '2026-11-01..2026-11-20';
    expect(parseListUrl(reviews, `?only=dates:${days},noReply`).only).toEqual({ dates: days, noReply: '' });
    const rewards = getEntity('rewards');
    const typed = 'A,1%2C:2';
    const shared = formatListUrl(rewards, { ...parseListUrl(rewards, ''), only: { number: typed } });
    expect(parseListUrl(rewards, shared).only).toEqual({ number: typed });
    for (const only of ['dates', 'dates:..', 'dates:2026-02-30..', 'dates:2026-11-01', 'noReply:1'])
      expect(parseListUrl(reviews, `?only=${only}`).only, only).toEqual({});
    for (const only of ['number', 'number: ', 'number:%09', `number:${'1'.repeat(201)}`])
      expect(parseListUrl(rewards, `?only=${only}`).only, only).toEqual({});
    for (const only of ['constructor', '__proto__', 'pointsRange', 'pointsRange:..', 'pointsRange:a..b', 'hasPhoto'])
      expect(parseListUrl(customers, `?only=${only}`).only, only).toEqual({});
  });

  it('is formatted so that it parses to the same state', () => {
    fc.assert(
      fc.property(entityAndSearch, ({ entity, search }) => {
        const urlState = parseListUrl(entity, search);
        const query = formatListUrl(entity, urlState);
        expect(parseListUrl(entity, query)).toEqual(urlState);
        expect(isValidQuery(entity, query)).toBe(true);
        expect(formatListUrl(entity, parseListUrl(entity, query))).toBe(query);
      }),
    );
  });

  it('keeps every text that can be typed or pasted into a search', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        fc.pre(text.trim() !== '' && !/\p{Cc}/u.test(text));
        const urlState = setFilter(parseListUrl(customers, ''), { search: text });
        expect(parseListUrl(customers, formatListUrl(customers, urlState)).filters).toEqual({ search: text });
      }),
    );
  });

  it('is invalid if a query must be corrected', () => {
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

  it('ignores values that are too long, names of the prototype, and parameters of other lists', () => {
    const long = 'x'.repeat(10_240);
    const query = `?page=${'9'.repeat(400)}&search=${long}&record=${long}&__proto__=1&constructor=2&sort=toString`;
    expect(parseListUrl(customers, query)).toEqual({
      page: 0,
      limit: DEFAULT_PAGE_SIZE,
      sort: 'createdAt_desc',
      filters: {},
      only: {},
      record: null,
    });
    expect(parseListUrl(customers, '?status=pending&rating=5').filters).toEqual({});
  });

  it('resets the page and the open record when a filter or the sort changes', () => {
    const urlState: ListUrlState = {
      page: 7,
      limit: 25,
      sort: 'name_asc',
      filters: { search: 'a' },
      only: {},
      record: 'r1',
    };
    expect(resetPage(urlState, { sort: 'name_desc' })).toEqual({
      page: 0,
      limit: 25,
      sort: 'name_desc',
      filters: { search: 'a' },
      only: {},
      record: null,
    });
    expect(setFilter(urlState, { search: '', programId: 'p' })).toEqual({
      ...urlState,
      page: 0,
      record: null,
      filters: { programId: 'p' },
    });
  });

  it('is converted to list parameters with pages from 1', () => {
    const urlState = parseListUrl(reviews, '?page=3&limit=25&sort=ratingAsc&rating=5,4');
    expect(toListParams(reviews, urlState)).toEqual({
      pagination: { page: 4, perPage: 25 },
      sort: { field: 'rating', order: 'ASC' },
      filter: { rating: '5,4' },
    });
  });

  it('takes pages up to a million, and texts of 200 characters', () => {
    expect(
      ['1000000', '1000001', '999999999', '1000000000', '1 ', 'x1'].map(
        (page) => parseListUrl(customers, `?page=${page}`).page,
      ),
    ).toEqual([1_000_000, 1_000_000, 1_000_000, 0, 0, 0]);
    const longest = 'x'.repeat(200);
    for (const name of ['search', 'record'])
      expect(isValidQuery(customers, `?${name}=${longest}`) && !isValidQuery(customers, `?${name}=${longest}x`)).toBe(
        true,
      );
    expect(parseListUrl(customers, '?record=').record).toBeNull();
  });

  it.each(pageSizes)('shows %d rows on a page', (limit) => {
    const query = `?page=0&limit=${limit}`;
    expect(parseListUrl(reviews, query).limit).toBe(limit);
    expect(formatListUrl(reviews, parseListUrl(reviews, query))).toBe(query);
  });

  it('names the sort only if it is not the first one, and no empty filters', () => {
    const [first = '', second = ''] = Object.keys(customers.list.sorts);
    const urlState = parseListUrl(customers, '?search=a');
    expect(formatListUrl(customers, { ...urlState, sort: first })).toBe('?page=0&limit=10&search=a');
    expect(formatListUrl(customers, { ...urlState, sort: second })).toBe(`?page=0&limit=10&sort=${second}&search=a`);
    expect(formatListUrl(customers, { ...urlState, sort: '', filters: { search: '' }, record: 'c1' })).toBe(
      '?page=0&limit=10&record=c1',
    );
    expect(parseListUrl(rewards, '?sort=name_asc').sort).toBe('');
    expect(isValidQuery(rewards, '?sort=')).toBe(true);
    expect(isValidQuery(rewards, '?sort=name_asc')).toBe(false);
  });

  it.each(['2026-02-281', '12026-02-28', '2026-02-28T00:00', '2026-13-01', '2026-02-3a', ' 2026-02-28'])(
    'does not take %j for a day',
    (day) => {
      expect(parseListUrl(rewards, `?dateFrom=${day}`).filters).toEqual({});
    },
  );

  it.each([
    [' lamp ', ' lamp '],
    ['two\nlines\t', 'two lines '],
    ['\u0000\n ', ''],
    ['', ''],
    [`${'x'.repeat(200)}y`, 'x'.repeat(200)],
    [`${'x'.repeat(199)}😀`, 'x'.repeat(199)],
    [`${'x'.repeat(198)}😀`, `${'x'.repeat(198)}😀`],
    ['a😀b', 'a😀b'],
  ])('searches for %j as %j', (typed, text) => {
    expect(normalizeSearch(typed)).toBe(text);
    expect(parseListUrl(customers, `?${new URLSearchParams({ search: text })}`).filters).toEqual(
      text === '' ? {} : { search: text },
    );
  });
});
