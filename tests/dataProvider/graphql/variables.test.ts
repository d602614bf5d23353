import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { listVariables } from '../../../dataProvider/graphql/variables';
import { entities } from '../../../resources';
import { customers } from '../../../resources/customers';
import { faq } from '../../../resources/faq';
import { filterParameters } from '../../../resources/filters';
import { reviews } from '../../../resources/reviews';
import { rewards } from '../../../resources/rewards';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

describe('listVariables', () => {
  it('H12 clamps page and page size', () => {
    const asked = (page: number, perPage: number) =>
      listVariables(customers as never, { pagination: { page, perPage } });
    expect(asked(1, 1_000_000)).toMatchObject({ limit: 100, offset: 0 });
    expect(asked(-5, 10)).toMatchObject({ limit: 10, offset: 0 });
    expect(asked(Number.NaN, Number.POSITIVE_INFINITY)).toMatchObject({ limit: 10, offset: 0 });
    expect(asked(2.9, 0)).toMatchObject({ limit: 1, offset: 1 });
  });

  it('returns declared arguments within their limits for any input', { timeout: 60_000 }, () => {
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
      fc.property(fc.constantFrom(...entities), fc.double(), fc.double(), filter, (entity, page, perPage, all) => {
        const known = filterParameters(entity);
        const values = Object.fromEntries(Object.entries(all).filter(([name]) => known.includes(name)));
        const variables = listVariables(entity, { pagination: { page, perPage }, filter: values });
        const allowed = [
          'limit',
          'offset',
          ...Object.keys(entity.read.from === 'graphql' ? entity.read.arguments : {}),
        ];
        expect(Object.keys(variables).filter((name) => !allowed.includes(name))).toEqual([]);
        expect(variables['limit']).toSatisfy((limit: number) => Number.isInteger(limit) && limit >= 1 && limit <= 100);
        expect(variables['offset']).toSatisfy(
          (offset: number) => Number.isInteger(offset) && offset >= 0 && offset < 2 ** 31,
        );
        expect(Object.values(variables)).toSatisfy((sent: unknown[]) =>
          sent.every((value) => typeof value === 'string' || Number.isInteger(value)),
        );
        const sorts = Object.keys(entity.list.sorts);
        if (sorts.length > 0) expect(sorts).toContain(variables['sortBy']);
        else expect(variables).not.toHaveProperty('sortBy');
      }),
      { numRuns: 2000 },
    );
  });

  it('send picked ratings as a comma list in one order, without what is no choice', () => {
    const rating = (text: unknown) => listVariables(reviews as never, { filter: { rating: text } })['rating'];
    expect(rating('3,5')).toBe('5,3');
    expect(rating(['4', '4', '9'])).toBe('4');
    expect(rating('9')).toBeUndefined();
    expect(rating('')).toBeUndefined();
  });

  it('omits unknown choices and empty values', () => {
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
  ])('sends whole days in the time zone %s', (timeZone, day, from, to) => {
    process.env['TZ'] = timeZone;
    expect(listVariables(rewards as never, { filter: { dateFrom: day, dateTo: day } })).toEqual({
      limit: 10,
      offset: 0,
      dateFrom: from,
      dateTo: to,
    });
  });

  it.each(['2026-02-31', '2026-13-01', '0000-01-01', '26-01-01', 'today', '2026-01-01T00:00'])(
    'omits the invalid date %s',
    (day) => {
      expect(listVariables(rewards as never, { filter: { dateFrom: day, dateTo: day } })).toEqual({
        limit: 10,
        offset: 0,
      });
    },
  );
});
