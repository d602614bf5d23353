import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { listVariables } from '../../dataProvider/variables';
import { entities } from '../../resources';
import { customers } from '../../resources/customers';
import { faq } from '../../resources/faq';
import { reviews } from '../../resources/reviews';
import { rewards } from '../../resources/rewards';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

describe('list variables', () => {
  it('H12 never ask for more than the provider gives, nor for a page before the first', () => {
    const asked = (page: number, perPage: number) =>
      listVariables(customers as never, { pagination: { page, perPage } });
    expect(asked(1, 1_000_000)).toMatchObject({ limit: 100, offset: 0 });
    expect(asked(-5, 10)).toMatchObject({ limit: 10, offset: 0 });
    expect(asked(Number.NaN, Number.POSITIVE_INFINITY)).toMatchObject({ limit: 10, offset: 0 });
    expect(asked(2.9, 0)).toMatchObject({ limit: 1, offset: 1 });
  });

  it('hold nothing but declared arguments within their bounds, whatever they are made of', { timeout: 60_000 }, () => {
    const names = [
      'search',
      'rating',
      'status',
      'customerId',
      'dateFrom',
      'dateTo',
      '__proto__',
      'constructor',
      'page',
      'filter',
    ];
    const filter = fc.dictionary(
      fc.constantFrom(...names),
      fc.oneof(fc.string(), fc.constantFrom('5,4', 'pending', '2026-02-31'), fc.anything()),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...entities),
        fc.double(),
        fc.double(),
        fc.string(),
        filter,
        (entity, page, perPage, field, values) => {
          const variables = listVariables(entity, { pagination: { page, perPage }, sort: { field }, filter: values });
          const allowed = ['limit', 'offset', ...Object.keys(entity.read.arguments)];
          expect(Object.keys(variables).filter((name) => !allowed.includes(name))).toEqual([]);
          expect(variables['limit']).toSatisfy(
            (limit: number) => Number.isInteger(limit) && limit >= 1 && limit <= 100,
          );
          expect(variables['offset']).toSatisfy(
            (offset: number) => Number.isInteger(offset) && offset >= 0 && offset < 2 ** 31,
          );
          expect(Object.values(variables)).toSatisfy((sent: unknown[]) =>
            sent.every((value) => typeof value === 'string' || Number.isInteger(value)),
          );
          const sorts = Object.keys(entity.list.sorts);
          if (sorts.length > 0) expect(sorts).toContain(variables['sortBy']);
          else expect(variables).not.toHaveProperty('sortBy');
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('take the first sort when none is named, or one that there is none of', () => {
    expect(listVariables(reviews as never, {})['sortBy']).toBe('createdAtDesc');
    expect(listVariables(reviews as never, { sort: { field: '__proto__' } })['sortBy']).toBe('createdAtDesc');
    expect(listVariables(reviews as never, { sort: { field: 'ratingAsc' } })['sortBy']).toBe('ratingAsc');
  });

  it('send picked ratings as a comma list in one order, without what is no choice', () => {
    const rating = (text: unknown) => listVariables(reviews as never, { filter: { rating: text } })['rating'];
    expect(rating('3,5')).toBe('5,3');
    expect(rating(['4', '4', '9'])).toBe('4');
    expect(rating('9')).toBeUndefined();
    expect(rating('')).toBeUndefined();
  });

  it('leave out a word that is no choice, and empty values', () => {
    expect(listVariables(faq as never, { filter: { filter: 'deleted', search: '  ', productId: '' } })).toEqual({
      limit: 10,
      offset: 0,
      sortBy: 'createdAtDesc',
    });
    expect(listVariables(faq as never, { filter: { filter: 'unanswered' } })).toMatchObject({ filter: 'unanswered' });
  });

  it.each([
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['America/Los_Angeles', '2026-11-01', '2026-11-01T07:00:00.000Z', '2026-11-02T07:59:59.999Z'],
    ['Pacific/Kiritimati', '2026-06-01', '2026-05-31T10:00:00.000Z', '2026-06-01T09:59:59.999Z'],
    ['Asia/Kolkata', '2026-12-31', '2026-12-30T18:30:00.000Z', '2026-12-31T18:29:59.999Z'],
    ['UTC', '2028-02-29', '2028-02-29T00:00:00.000Z', '2028-02-29T23:59:59.999Z'],
  ])('send whole days of the merchant in %s', (timeZone, day, from, to) => {
    process.env['TZ'] = timeZone;
    expect(listVariables(rewards as never, { filter: { dateFrom: day, dateTo: day } })).toEqual({
      limit: 10,
      offset: 0,
      dateFrom: from,
      dateTo: to,
    });
  });

  it.each(['2026-02-31', '2026-13-01', '0000-01-01', '26-01-01', 'today', '2026-01-01T00:00'])(
    'leave out %s, which is no day',
    (day) => {
      expect(listVariables(rewards as never, { filter: { dateFrom: day, dateTo: day } })).toEqual({
        limit: 10,
        offset: 0,
      });
    },
  );
});
