/** Which rows of a page its own filters show, and the filters of the URL for react-admin's list context. */
import { describe, expect, it } from 'vitest';
import { toFilterValues, toUrlFilters } from '../../../../src/engine/listState/filterValues';
import {
  formatPageFilters,
  type PageFilters,
  parsePageFilters,
  parseRange,
} from '../../../../src/engine/listState/pageFilters';
import { findMatches } from '../../../../src/engine/listState/searchList';
import { inZones } from '../../../support/inZones';
import { createRecord, getEntity } from '../../../support/records';

const reviews = getEntity('product-reviews');
const customers = getEntity('customers');
const rewards = getEntity('rewards');
const faq = getEntity('faq');

describe('a filter of the page', () => {
  const points = (totalPoints: number | null, pointsRange: string) =>
    findMatches(customers, { pointsRange }, [createRecord(customers, 'c1', { totalPoints })]).records.length === 1;

  it.each([
    [100, '100..', true],
    [99, '100..', false],
    [100, '..100', true],
    [101, '..100', false],
    [0, '0..0', true],
    // A balance may be negative.
    [-1, '..100', true],
    [-1, '0..', false],
    [null, '0..', false],
    [null, '..100', false],
  ])('a balance of %j in %s: %s', (totalPoints, range, isShown) => {
    expect(points(totalPoints, range)).toBe(isShown);
  });

  it('finds a text in any of its fields, whatever its case', () => {
    const shows = (number: string, values: Readonly<Record<string, unknown>>) =>
      findMatches(rewards, { number }, [createRecord(rewards, 'w1', values)]).records.length === 1;
    expect(shows(' Summer ', { coupon_code: 'SUMMER-10' })).toBe(true);
    expect(shows('1042', { order: { _id: 'o1', number: '#1042' } })).toBe(true);
    expect(shows('1043', { coupon_code: 'SUMMER-10', order: { _id: 'o1', number: '#1042' } })).toBe(false);
    expect(shows('null', { coupon_code: null })).toBe(false);
  });

  it('takes an empty list, text and number for nothing', () => {
    const attachment = { _id: 'a', src: 'https://media.example/1.jpg', type: 'image', thumbnail: null };
    const shows = (only: PageFilters, values: Readonly<Record<string, unknown>>) =>
      findMatches(reviews, only, [createRecord(reviews, 'r1', values)]).records.length === 1;
    expect(shows({ hasPhoto: '' }, { attachments: [attachment] })).toBe(true);
    expect(shows({ hasPhoto: '' }, { attachments: [] })).toBe(false);
    expect(shows({ noReply: '' }, { reply: '' })).toBe(true);
    expect(shows({ noReply: '' }, { reply: 'Hi' })).toBe(false);
    expect(shows({ noReply: '', hasPhoto: '' }, { reply: '', attachments: [] })).toBe(false);
    expect(shows({}, {})).toBe(true);
    const isFeatured = (value: number) =>
      findMatches(faq, { featured: '' }, [createRecord(faq, 'q1', { isFeatured: value })]).records.length === 1;
    expect([isFeatured(1), isFeatured(0)]).toEqual([true, false]);
    // A filter of another version.
    expect(shows({ ofAnotherVersion: '' }, {})).toBe(true);
  });
});

inZones('a filter by days', () => {
  const shows = (createdAt: string | null, dates: string) =>
    findMatches(reviews, { dates }, [createRecord(reviews, 'r1', { createdAt })]).records.length === 1;
  const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();

  it('shows both days and all between, in the zone of the merchant', () => {
    expect(shows(at(1, 0), '2026-11-01..2026-11-02')).toBe(true);
    expect(shows(at(2, 23, 59), '2026-11-01..2026-11-02')).toBe(true);
    expect(shows(at(3, 0), '2026-11-01..2026-11-02')).toBe(false);
    expect(shows(at(30, 0), '2026-11-01..')).toBe(true);
    expect(shows(new Date(2026, 9, 31, 23, 59).toISOString(), '2026-11-01..')).toBe(false);
    expect(shows(at(1, 0), '..2026-11-01')).toBe(true);
    expect(shows(null, '..2026-11-01')).toBe(false);
  });
});

describe('the parameter of the URL', () => {
  it('keeps commas and percent signs of a text', () => {
    const only = { number: '10%, 2C' };
    const text = formatPageFilters(only);
    expect(text).toBe('number:10%25%2C 2C');
    expect(parsePageFilters(rewards, text)).toEqual(only);
    expect(parsePageFilters(rewards, formatPageFilters({ number: '%2C' }))).toEqual({ number: '%2C' });
    expect(formatPageFilters({ hasPhoto: '', noReply: '' })).toBe('hasPhoto,noReply');
    expect(formatPageFilters({})).toBe('');
  });

  it.each([
    ['pointsRange:1..2', { pointsRange: '1..2' }],
    ['pointsRange:..2', { pointsRange: '..2' }],
    [`pointsRange:${'9'.repeat(9)}..`, { pointsRange: '999999999..' }],
    [`pointsRange:${'9'.repeat(10)}..`, {}],
    ['pointsRange:x1..2', {}],
    ['pointsRange:1..2x', {}],
    ['pointsRange:1...2', {}],
    ['pointsRange', {}],
    ['other', {}],
  ])('%s is %j', (text, only) => {
    expect(parsePageFilters(customers, text)).toEqual(only);
  });

  it.each([
    ['dates:2026-11-01..', { dates: '2026-11-01..' }],
    ['dates:..2026-11-01', { dates: '..2026-11-01' }],
    ['dates:2026-11-01..2026-11-31', {}],
    ['dates:2026-11-31..2026-11-30', {}],
    ['dates:a2026-11-01..', {}],
    ['dates:..2026-11-01a', {}],
    ['hasPhoto:x', {}],
  ])('%s of reviews is %j', (text, only) => {
    expect(parsePageFilters(reviews, text)).toEqual(only);
  });

  it('has the ends of a range', () => {
    expect(parseRange('1..2')).toEqual(['1', '2']);
    expect(parseRange('..2')).toEqual(['', '2']);
    expect(parseRange('')).toEqual(['', '']);
  });

  it('of a list without such filters is empty', () => {
    const { pageFilters: _pageFilters, ...list } = customers.list;
    expect(parsePageFilters({ ...customers, list }, 'pointsRange:1..2')).toEqual({});
  });

  it('may have a text of 200 characters', () => {
    expect(parsePageFilters(rewards, `number:${'1'.repeat(200)}`)).toEqual({ number: '1'.repeat(200) });
  });
});

describe('the filters of the list context', () => {
  it('have the search also as q', () => {
    expect(toFilterValues(customers, { search: 'ada', programId: 'p1' })).toEqual({
      search: 'ada',
      q: 'ada',
      programId: 'p1',
    });
    expect(toFilterValues(customers, { programId: 'p1' })).toEqual({ programId: 'p1' });
    // Rewards have no search.
    expect(toFilterValues(rewards, { status: 'pending' })).toEqual({ status: 'pending' });
  });

  it('are set by their names; lists and numbers as texts, and nothing without a value', () => {
    expect(toUrlFilters(reviews, { rating: [5, '4'], status: 'pending', productId: null, customerId: '' }, {})).toEqual(
      {
        rating: '5,4',
        status: 'pending',
      },
    );
    expect(toUrlFilters(reviews, { isFeatured: 1 }, {})).toEqual({ isFeatured: '1' });
    expect(toUrlFilters(reviews, { rating: [{}, 5] }, {})).toEqual({ rating: '5' });
  });

  it('search for q if it differs from the current search', () => {
    expect(toUrlFilters(customers, { q: 'grace', search: 'ada' }, { search: 'ada' })).toEqual({ search: 'grace' });
    expect(toUrlFilters(customers, { q: 'ada', search: 'grace' }, { search: 'ada' })).toEqual({ search: 'grace' });
    expect(toUrlFilters(customers, { q: 'ada' }, {})).toEqual({ search: 'ada' });
    expect(toUrlFilters(customers, { q: '', search: 'ada' }, { search: 'ada' })).toEqual({});
    expect(toUrlFilters(customers, { q: '', search: 'ada' }, {})).toEqual({ search: 'ada' });
    expect(toUrlFilters(customers, { search: 'ada' }, { search: 'grace' })).toEqual({ search: 'ada' });
  });

  it('are rejected if the list does not have them', () => {
    expect(() => toUrlFilters(rewards, { nonsense: 'x' }, {})).toThrow(/nonsense/);
    expect(() => toUrlFilters(rewards, { q: 'x' }, {})).toThrow(/'q'/);
    expect(toUrlFilters(rewards, { q: '' }, {})).toEqual({});
  });
});
