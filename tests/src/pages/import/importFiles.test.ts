import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type ImportKindName, importKinds } from '../../../../resources/imports';
import { parseTable } from '../../../../src/lib/csv/parseTable';
import { checkCell, plainFormats } from '../../../../src/pages/import/check/checkCell';
import type { DayOrder } from '../../../../src/pages/import/check/readDay';
import { readColumns } from '../../../../src/pages/import/columns/columnReading';
import { guessColumns } from '../../../../src/pages/import/columns/guessColumns';
import { inZones } from '../../../support/inZones';

const NOW = '2026-11-21T10:00:00.000Z';
const dayField = { kind: 'day', headers: [] } as const;

async function open(kind: ImportKindName, name: string, field: string) {
  const table = await parseTable(readFileSync(`tests/fixtures/import-files/${name}.csv`, 'utf8'));
  const mapping = guessColumns(table, importKinds[kind]);
  const reading = readColumns(table, importKinds[kind], mapping, NOW)[field];
  if (!reading) throw new Error(`${field} is not mapped.`);
  return { reading, texts: table.rows.map((cells) => cells[reading.column] ?? '') };
}

inZones('dates of files', (zone) => {
  const format = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' });

  it.each([
    ['date-amazon', null, ['2024-05-14', '2024-05-15', '2024-12-31']],
    ['date-cz-spaces', 'dayFirst', ['2024-05-01', '2024-05-13', '2024-12-31']],
    ['date-dd-mon-yyyy', null, ['2024-05-14', '2024-05-15', '2024-12-31']],
    ['date-dot-time', 'dayFirst', ['2024-05-14', '2024-05-15', '2024-12-31']],
    ['date-excel-mixed', 'dayFirst', ['2024-05-13', '2024-06-05', '2024-12-31']],
    ['date-french', null, ['2024-05-14', '2024-08-15', '2024-12-31']],
    ['date-german', null, ['2024-05-14', '2024-03-15', '2024-12-31']],
    ['date-header-unknown', 'dayFirst', ['2022-08-21', '2024-06-24']],
    ['date-iso-ampm', null, ['2024-05-14', '2024-05-15', '2024-12-31']],
    ['date-midnight', null, ['2024-05-14', '2024-05-15']],
    ['date-named-time', null, ['2024-05-01', '2024-05-03', '2024-12-31']],
    ['date-one-bad', null, ['2024-05-01', 'notDay', '2024-05-03', '2024-05-04']],
    ['date-only-auckland', null, ['2024-07-14', '2024-01-15']],
    ['date-relative', null, ['relativeDay', 'relativeDay', 'relativeDay']],
    ['date-tolocale-gb', 'dayFirst', ['2024-05-14', '2024-05-15', '2024-12-31']],
    ['date-tolocale-us', 'monthFirst', ['2024-05-14', '2024-05-15', '2024-12-31']],
    ['date-two-digit-year', 'monthFirst', ['2024-05-01', '2024-05-13', '2024-12-31']],
    ['date-weekday', null, ['2024-05-14', '2024-05-15', '2024-12-31']],
    ['date-ymd-dot', null, ['2024-05-01', '2024-05-13', '2024-12-31']],
    ['date-ymd-slash', null, ['2024-05-01', '2024-05-13', '2024-12-31']],
    ['date-ymd-slash-time', null, ['2024-05-01', '2024-05-13', '2024-12-31']],
  ] as const)('[IMP-10] stay the same day: %s', async (name, order: DayOrder | null, days) => {
    const { reading, texts } = await open('reviews', name, 'createdAt');
    expect(reading.options.map((option) => option.format)).toEqual([order]);
    const formats = { ...plainFormats, dayOrder: order, isMidnightDay: reading.isMidnightDay, now: NOW };
    const sent = texts.map((text) => checkCell(dayField, text, formats));
    expect(sent.map((cell) => ('issue' in cell ? cell.issue : format.format(new Date(String(cell.value)))))).toEqual(
      days,
    );
  });

  it.each([
    ['date-iso-short-zone', ['2024-05-14T10:00:00.000Z', '2024-05-15T10:00:00.000Z', '2024-12-31T08:00:00.000Z']],
    ['date-js', ['2024-05-14T14:16:38.000Z', '2024-05-15T14:16:38.000Z', '2024-12-31T14:16:38.000Z']],
    ['date-rfc2822', ['2024-05-14T14:16:38.000Z', '2024-05-15T14:16:38.000Z', '2024-12-31T14:16:38.000Z']],
    ['date-unix', ['2024-05-01T10:00:00.000Z', '2024-05-14T09:46:40.000Z', '2024-12-30T23:06:40.000Z']],
    ['date-unix-ms', ['2024-05-01T10:00:00.000Z', '2024-05-14T09:46:40.000Z', '2024-12-30T23:06:40.000Z']],
  ])('[IMP-10] with a time zone are sent as their instant: %s', async (name, instants) => {
    const { texts } = await open('reviews', name, 'createdAt');
    const formats = { ...plainFormats, now: NOW };
    const sent = texts.map((text) => checkCell(dayField, text, formats));
    expect(sent).toEqual(instants.map((value) => ({ value })));
  });
});

it.each([
  [
    'points',
    'points-german-thousands',
    'points',
    [
      ['.', 3],
      [',', 3],
    ],
  ],
  ['points', 'points-us-thousands', 'points', [['.', 2]]],
  ['points', 'points-swiss', 'points', [[null, 2]]],
  ['points', 'points-lakh', 'points', [['.', 2]]],
  ['points', 'points-arabic-digits', 'points', [[null, 2]]],
  ['points', 'points-negative', 'points', [[null, 3]]],
  ['points', 'points-forms', 'points', [['.', 8]]],
  ['reviews', 'rating-amazon', 'rating', [[5, 3]]],
  ['reviews', 'rating-decimal-comma', 'rating', [[5, 4]]],
  ['reviews', 'rating-half', 'rating', [[5, 4]]],
  [
    'reviews',
    'rating-of-10',
    'rating',
    [
      [10, 6],
      [5, 1],
    ],
  ],
  ['reviews', 'rating-slash', 'rating', [[5, 3]]],
  ['reviews', 'rating-stars', 'rating', [[5, 3]]],
  ['reviews', 'rating-zero', 'rating', [[5, 2]]],
  ['reviews', 'ids-scientific', 'productId', [[null, 0]]],
  ['reviews', 'ids-apostrophe', 'productId', [[null, 4]]],
  ['reviews', 'ids-excel-formula', 'productId', [[null, 4]]],
  ['reviews', 'country-names', 'countryCode', [[null, 4]]],
  ['reviews', 'country-uk', 'countryCode', [[null, 3]]],
  ['reviews', 'country-alpha3-after-200', 'countryCode', [[null, 400]]],
  ['reviews', 'null-words', 'customerEmail', [[null, 3]]],
  ['points', 'emails-dirty', 'email', [[null, 12]]],
] as const)('[IMP-10] the columns of %s in %s: %s', async (kind, name, field, options) => {
  const { reading } = await open(kind, name, field);
  expect(reading.options.map(({ format, read }) => [format, read])).toEqual(options);
});

it('[IMP-10] IDs of reviewers are not those of products', async () => {
  await expect(open('reviews', 'reviewer-id-as-product', 'productId')).rejects.toThrow('productId is not mapped.');
});
