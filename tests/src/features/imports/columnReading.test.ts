import { describe, expect, it } from 'vitest';
import { importKinds } from '../../../../resources/imports';
import { readColumns } from '../../../../src/features/imports/columns/columnReading';
import { inZones } from '../../../support/inZones';

const NOW = '2026-11-21T10:00:00.000Z';

function read(kind: keyof typeof importKinds, field: string, texts: readonly string[]) {
  const table = { rows: texts.map((text) => [text]), lines: texts.map((_, row) => row + 2) };
  const reading = readColumns(table, importKinds[kind], { [field]: 0 }, NOW)[field];
  if (!reading) throw new Error('The column has not been read.');
  return reading;
}
/** How many values each format reads, the best format first. */
const readOptions = (...given: Parameters<typeof read>) =>
  read(...given)
    .options.map(({ format, read: count }) => `${format ?? 'any'} reads ${count}`)
    .join(' | ');

describe('readColumns', () => {
  it.each([
    ['proven by one value', ['5/6/2024', '13/05/2024'], 'dayFirst reads 2'],
    ['proven at the end of a long file', [...Array(5000).fill('1/2/2024'), '1/31/2024'], 'monthFirst reads 5001'],
    ['in doubt', ['5/6/2024', '7/8/2024'], 'dayFirst reads 2 | monthFirst reads 2'],
    ['contradictory', ['5/13/2024', '13/5/2024'], 'dayFirst reads 1 | monthFirst reads 1'],
    ['irrelevant', ['5/5/2024', '2024-01-02', '3 May 2024'], 'dayFirst reads 3'],
    ['certain', ['2024-05-06', 'May 7, 2024', '1715680000'], 'any reads 3'],
    ['with an unknown value', ['2024-05-06', 'Unknown'], 'any reads 1'],
    ['of two digits', ['5/1/24', '12/31/24'], 'monthFirst reads 2'],
  ])('[IMP-10] decides the order of dates over all rows: %s', (_, texts, options) => {
    expect(readOptions('reviews', 'createdAt', texts)).toBe(options);
  });

  it.each([
    ['plain', ['5', '1200', '-3'], 'any reads 3'],
    ['in doubt', ['1.000', '500'], '. reads 2 | , reads 2'],
    ['in doubt, with both separators', ['52,620', '1.000'], '. reads 2 | , reads 2'],
    ['that would else be a fraction', ['52,620', '1,000'], '. reads 2'],
    ['with a fraction below one', ['0.500', '1.000'], '. reads 2'],
    ['contradictory', ['1.5', '1,5'], '. reads 1 | , reads 1'],
    ['proven by a fraction', ['1.000', '12,5'], ', reads 2'],
    ['proven by groups', ['1,000', '1,000,000'], '. reads 2'],
    ['Indian', ['1,00,000', '25,000'], '. reads 2'],
    ['Swiss', ["1'234", '1’234'], 'any reads 2'],
  ])('[IMP-10] decides the decimal sign over all rows: %s', (_, texts, options) => {
    expect(readOptions('points', 'points', texts)).toBe(options);
  });

  it.each([
    ['1 to 5', ['1', '5', '5.0', '4/5'], '5 reads 4'],
    ['of 10', ['10', '8', '2'], '10 reads 3 | 5 reads 1'],
    ['of 10 by their text', ['8/10', '4/10'], '10 reads 2 | 5 reads 0'],
    ['percent', ['80 %', '100 %'], '100 reads 2 | 5 reads 0'],
    ['1 to 5 with a mistake', ['4', '5', '50'], '100 reads 3 | 5 reads 2'],
  ])('[IMP-10] decides the scale of ratings over all rows: %s', (_, texts, options) => {
    expect(readOptions('reviews', 'rating', texts)).toBe(options);
  });

  it('[IMP-10] gives samples of what depends on the format, and names what cannot be read', () => {
    const { options, unread, filled, emptyWords } = read('reviews', 'createdAt', [
      '2024-01-31',
      'NULL',
      '5/6/2024',
      '',
      'soon',
      '4 days ago',
      'x',
    ]);
    expect(options.map(({ samples }) => samples[0])).toEqual([
      { text: '5/6/2024', value: '2024-06-05' },
      { text: '5/6/2024', value: '2024-05-06' },
    ]);
    expect(unread).toEqual([
      { line: 6, text: 'soon', issue: 'notDay' },
      { line: 7, text: '4 days ago', issue: 'relativeDay' },
    ]);
    expect([filled, emptyWords]).toEqual([5, 1]);
  });

  it('[IMP-10] takes midnights for days only if no row has another time', () => {
    expect(read('reviews', 'createdAt', ['2024-01-31 00:00:00 UTC', '2024-02-01 00:00:00 UTC']).isMidnightDay).toBe(
      true,
    );
    expect(read('reviews', 'createdAt', ['2024-01-31 00:00:00 UTC', '2024-02-01 08:00:00 UTC']).isMidnightDay).toBe(
      false,
    );
    expect(read('reviews', 'createdAt', ['2024-01-31 08:00', '2024-02-01 00:00']).timesWithoutZone).toBe(1);
  });

  inZones('[IMP-10] shows instants on the day of the browser, and days as they are written', (zone) => {
    it('in samples', () => {
      const [option] = read('reviews', 'createdAt', ['2024-03-10T02:30:00Z', '2024-03-10T22:30:00+02:00']).options;
      const early = zone === 'America/Los_Angeles' ? '2024-03-09' : '2024-03-10';
      const late = zone === 'Pacific/Auckland' || zone === 'Asia/Kathmandu' ? '2024-03-11' : '2024-03-10';
      expect(option?.samples.map(({ value }) => value)).toEqual([early, late]);
      const [days] = read('reviews', 'createdAt', ['2024-03-10 00:00:00 UTC', '2024-03-11']).options;
      expect(days?.samples.map(({ value }) => value)).toEqual(['2024-03-10', '2024-03-11']);
    });
  });
});
