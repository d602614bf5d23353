import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDay } from '../../../../../src/features/imports/check/readDay';

const THIS_YEAR = 2026;
const read = (text: string) => readDay(text, THIS_YEAR);
/** The day, if it's the same in each order of the numbers. */
const readOnly = (text: string) => {
  const written = read(text);
  if (typeof written === 'string') return written;
  const days = new Set(Object.values(written.days));
  return days.size === 1 ? [...days][0] : written.days;
};

describe('readDay', () => {
  it.each([
    '2024-05-14',
    '2024/5/14',
    '2024.05.14',
    '20240514',
    '2024年5月14日',
    '2024년 5월 14일',
    '2024. 5. 14.',
    '14-May-2024',
    '14-may-24',
    'May 14th, 2024',
    'Tuesday, May 14, 2024',
    'Tue May 14 14:16:38 2024',
    'Tue May 14 2024 14:16:38 GMT+0000 (GMT)',
    'Tue, 14 May 2024 14:16:38 +0000',
    'May 14, 2024, 10:00:00 PM',
    '14. Mai 2024',
    'Dienstag, 14. Mai 2024 um 10:00 Uhr',
    'mar. 14 mai 2024',
    '14 de mayo de 2024',
    'terça-feira, 14 de maio de 2024',
    '14 maja 2024',
    '14 мая 2024 г.',
    'الثلاثاء، ١٤ مايو ٢٠٢٤',
    '\u200f14/05/2024',
    "'2024-05-14",
    '="2024-05-14"',
    'Reviewed in the United States on May 14, 2024',
    'Rezension aus Deutschland vom 14. Mai 2024',
    'Commenté en France le 14 mai 2024',
    '2024-05-14 10:00:00 America/New_York',
    '20240514T101112Z',
    '1715680000',
    '1715680000000',
    '14/05/2024 10h30',
    '14.05.2024 10.00',
    '10:00, 14/05/2024',
  ])('[IMP-10] reads %s', (text) => expect(readOnly(text)).toBe('2024-05-14'));

  it.each([
    ['5/6/2024', { dayFirst: '2024-06-05', monthFirst: '2024-05-06' }],
    ['1. 5. 2024', { dayFirst: '2024-05-01', monthFirst: '2024-01-05' }],
    ['24-05-01', { dayFirst: '2001-05-24', yearFirst: '2024-05-01' }],
    ['05/06/27', { dayFirst: '2027-06-05', monthFirst: '2027-05-06', yearFirst: '2005-06-27' }],
  ])('[IMP-10] leaves the order of the numbers open: %s', (text, days) => {
    expect(readOnly(text)).toEqual(days);
  });

  it.each([
    ['2024-05-14T10:00:00+02:00', 8],
    ['2024-05-14 10:00:00+00', 10],
    ['2024-05-14T10:00:00.000Z', 10],
    ['2024-05-14 10:00:00 UTC', 10],
    ['Tue, 14 May 2024 10:00:00 EST', 15],
    ['2024-05-14T10:00:00+0530', 4.5],
  ])('[IMP-10] reads the instant of %s', (text, hours) => {
    expect(read(text)).toMatchObject({ offsetMs: hours * 3_600_000 });
  });

  it.each(['2024-05-14 10:00', '5/14/2024, 10:00 AM', '2024-05-14 10:00 IST'])(
    '[IMP-10] reads only the day of a time whose zone is unknown: %s',
    (text) => expect(read(text)).toMatchObject({ hasTime: true, offsetMs: null }),
  );

  it.each(['4 months ago', 'a week ago', 'yesterday', 'il y a 3 jours', 'vor 2 Tagen', 'hace 1 mes', 'منذ يومين'])(
    '[IMP-10] says that %s is relative',
    (text) => expect(read(text)).toBe('relativeDay'),
  );

  it.each([
    '',
    'Unknown',
    '2024',
    'May 2024',
    '5 stars',
    'May contain nuts',
    'order 5 of 14 May 2024',
    '2024-02-30',
    '31/04/2024',
    '2024-13-01',
    '2024-05-14 25:00',
    '2024-05-14 13:00 PM',
    '1/1/1066',
    '4/5',
    '5.0',
    '32 mei 2024',
  ])('[IMP-10] refuses %j', (text) => expect(read(text)).toBe('notDay'));

  it('[IMP-10] refuses a month that is another one in another language', () => {
    expect(read('14 listopada 2024')).toBe('ambiguousDay');
  });

  const days = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2026-12-31T23:59:59Z'), noInvalidDate: true })
    .map((date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())));
  const languages =
    'en-US en-GB en-IN de fr es it pt-BR nl sv da nb fi pl cs sk hu ro hr bg uk ru el tr ar-EG he hi ca ja ko zh'.split(
      ' ',
    );

  it('[IMP-10] reads no date of any language as another day', () => {
    const style = fc.constantFrom('full', 'long', 'medium', 'short');
    fc.assert(
      fc.property(days, fc.constantFrom(...languages), style, (day, language, dateStyle) => {
        const options = { dateStyle, timeZone: 'UTC', calendar: 'gregory' } as const;
        const written = read(new Intl.DateTimeFormat(language, options).format(day));
        if (typeof written === 'string') return;
        const expected = day.toISOString().slice(0, 10);
        expect(Object.values(written.days)).toContain(expected);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['en-US', 'en-GB', 'de', 'fr', 'es', 'it', 'pt-BR', 'nl', 'sv', 'da', 'ru', 'tr', 'ar-EG', 'ja'])(
    '[IMP-10] reads the long dates of %s',
    (language) => {
      const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' });
      fc.assert(
        fc.property(days, (day) => {
          expect(readOnly(format.format(day))).toBe(day.toISOString().slice(0, 10));
        }),
        { numRuns: 50 },
      );
    },
  );

  it('[IMP-10] reads the dates of JavaScript', () => {
    const moments = fc.date({ min: new Date('1990-01-02'), max: new Date('2026-12-30'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (moment) => {
        for (const text of [moment.toISOString(), moment.toUTCString(), moment.toString()]) {
          const written = read(text);
          if (typeof written === 'string') throw new Error(`${text} isn't read.`);
          const instant = Date.parse(written.days.dayFirst ?? '') + (written.offsetMs ?? Number.NaN);
          expect(instant).toBe(text.endsWith('Z') ? moment.getTime() : Math.floor(moment.getTime() / 1000) * 1000);
        }
      }),
    );
  });
});
