/** Days where the clock is not UTC's, on days with and without a clock change. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reviews as reviewsEntity } from '../../../../resources/reviews';
import { findMatches } from '../../../../src/engine/listState/searchList';
import { parseAnalyticsUrl } from '../../../../src/features/analytics/analyticsUrl';
import { getDateRange } from '../../../../src/features/analytics/dateRange';
import { checkCell, plainFormats } from '../../../../src/features/imports/check/checkCell';
import { startOfDay, toDay } from '../../../../src/lib/format/day';
import { toPastInstant } from '../../../../src/lib/format/toPastInstant';
import { inZones, type Zone } from '../../../support/inZones';
import { createRecord, getEntity } from '../../../support/records';

const HOUR_MS = 3_600_000;
const dayField = { kind: 'day', headers: [] } as const;
const moments = fc.date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });

const rangeAt = (query: string, now: string) =>
  getDateRange(parseAnalyticsUrl(new URLSearchParams(query)), Date.parse(now));

/** The parts of an instant as a clock in the zone shows them. */
function readClock(zone: Zone, instant: string) {
  const format = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  const [day = '', time = ''] = format.format(new Date(instant)).split(' ');
  return { day, time };
}

const countDays = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / (24 * HOUR_MS)) + 1;

inZones('days', (zone) => {
  it('are those of the clock', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const { day } = readClock(zone, moment.toISOString());
        expect(toDay(moment)).toBe(day);
        expect(readClock(zone, startOfDay(day)?.toISOString() ?? '')).toEqual({ day, time: '00:00:00' });
        const past = toPastInstant(day, moment) ?? '';
        expect(readClock(zone, past).day).toBe(day);
        expect(Date.parse(past)).toBeLessThanOrEqual(moment.getTime());
      }),
    );
  });

  it('[ANA-01] of a period are whole, also across a clock change, and as many as those before', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom('7d', '30d', '90d', '365d'), (moment, period) => {
        const range = rangeAt(`period=${period}`, moment.toISOString());
        const now = readClock(zone, moment.toISOString());
        expect(readClock(zone, range.from)).toEqual({ day: range.firstDay, time: '00:00:00' });
        expect([range.to, range.lastDay]).toEqual([moment.toISOString(), now.day]);
        expect(countDays(range.firstDay, range.lastDay)).toBe(range.days);
        const [first, last] = [range.previous.from, range.previous.to].map((at) => readClock(zone, at));
        expect(first?.time).toBe('00:00:00');
        expect(countDays(first?.day ?? '', range.firstDay) - 1).toBe(range.days);
        expect(Date.parse(range.previous.to)).toBeLessThan(Date.parse(range.from));
        expect(countDays(last?.day ?? '', now.day) - 1).toBe(range.days);
      }),
    );
  });

  it('[ANA-01] of the last 24 hours are compared with the 24 hours before, also across a clock change', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const { from, to, previous } = rangeAt('period=24h', moment.toISOString());
        const [start, end, startBefore, endBefore] = [from, to, previous.from, previous.to].map((at) => Date.parse(at));
        expect(end).toBe(moment.getTime());
        expect([(end ?? 0) - (start ?? 0), (start ?? 0) - (startBefore ?? 0)]).toEqual([24 * HOUR_MS, 24 * HOUR_MS]);
        expect(endBefore).toBe((start ?? 0) - 1);
      }),
      { examples: ['2026-03-29T10:00Z', '2026-10-25T10:00Z', '2026-11-01T20:00Z'].map((at) => [new Date(at)]) },
    );
  });

  it('[LIST-04] of a filter that the API doesn’t have are those of the clock', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const record = createRecord(getEntity(reviewsEntity.name), 'r1', { createdAt: moment.toISOString() });
        const { day } = readClock(zone, moment.toISOString());
        const before = readClock(zone, new Date(moment.getTime() - 24 * HOUR_MS).toISOString()).day;
        const find = (dates: string) => findMatches(reviewsEntity, { dates }, [record]).records;
        expect(find(`${day}..${day}`)).toEqual([record]);
        if (before < day) expect(find(`${before}..${before}`)).toEqual([]);
      }),
    );
  });

  it('[IMP-03] of a file are the same on the clock, and never in the future on the current day', () => {
    fc.assert(
      fc.property(moments, fc.nat(2), (moment, past) => {
        const now = moment.toISOString();
        const { day } = readClock(zone, new Date(moment.getTime() - past * 24 * HOUR_MS).toISOString());
        const checked = checkCell(dayField, day, { ...plainFormats, now });
        const value = 'value' in checked ? String(checked.value) : checked.issue;
        expect(readClock(zone, value).day).toBe(day);
        expect(Date.parse(value)).toBeLessThanOrEqual(moment.getTime());
        const { day: later } = readClock(zone, new Date(moment.getTime() + 25 * HOUR_MS).toISOString());
        expect(checkCell(dayField, later, { ...plainFormats, now })).toEqual({ issue: 'future' });
      }),
    );
  });

  it('[IMP-03] of a file are accepted with the time that the clock shows now', () => {
    const now = new Date().toISOString();
    const { day, time } = readClock(zone, now);
    const checked = checkCell(dayField, `${day} ${time}`, { ...plainFormats, now });
    expect('value' in checked && String(checked.value) <= now).toBe(true);
  });

  it.each([
    ['2026-11-21', null],
    ['21.11.2026', 'dayFirst'],
    ['11/21/2026', 'monthFirst'],
    ['Nov 21, 2026, 11:30 PM', null],
    ['2026-11-21 00:00:00', null],
  ] as const)('[IMP-10] of a file stay the same in any form: %s', (text, dayOrder) => {
    const checked = checkCell(dayField, text, { ...plainFormats, dayOrder, now: '2026-12-01T10:00:00.000Z' });
    const value = 'value' in checked ? String(checked.value) : checked.issue;
    expect(readClock(zone, value).day).toBe('2026-11-21');
  });
});

describe('a chosen period across a clock change', () => {
  const now = '2026-12-15T12:00:00.000Z';
  const expected: Readonly<Record<Zone, readonly [from: string, to: string, ...range: string[]]>> = {
    'Europe/Berlin': [
      '2026-03-29',
      '2026-03-29',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T21:59:59.999Z',
      '2026-03-27T23:00:00.000Z',
      '2026-03-28T22:59:59.999Z',
    ],
    'America/Los_Angeles': [
      '2026-10-31',
      '2026-11-02',
      '2026-10-31T07:00:00.000Z',
      '2026-11-03T07:59:59.999Z',
      '2026-10-28T07:00:00.000Z',
      '2026-10-31T06:59:59.999Z',
    ],
    'Pacific/Auckland': [
      '2026-09-27',
      '2026-09-28',
      '2026-09-26T12:00:00.000Z',
      '2026-09-28T10:59:59.999Z',
      '2026-09-24T12:00:00.000Z',
      '2026-09-26T11:59:59.999Z',
    ],
    'Asia/Kathmandu': [
      '2026-03-29',
      '2026-03-29',
      '2026-03-28T18:15:00.000Z',
      '2026-03-29T18:14:59.999Z',
      '2026-03-27T18:15:00.000Z',
      '2026-03-28T18:14:59.999Z',
    ],
  };
  inZones('has whole days', (zone) => {
    it('[ANA-01] and as much time before', () => {
      const [firstDay, lastDay, from, to, previousFrom, previousTo] = expected[zone];
      expect(rangeAt(`period=custom&from=${firstDay}&to=${lastDay}`, now)).toEqual({
        ...{ from, to, firstDay, lastDay },
        days: countDays(firstDay, lastDay),
        previous: { from: previousFrom, to: previousTo },
      });
    });
  });
});
