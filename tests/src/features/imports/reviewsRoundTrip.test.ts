import { describe, expect, it } from 'vitest';
import { messages as arabicParts } from '../../../../i18n/ar/areas/export';
import { resources as arabic } from '../../../../i18n/ar/resources';
import { messages as englishParts } from '../../../../i18n/en/areas/export';
import { resources as english } from '../../../../i18n/en/resources';
import { messages as frenchParts } from '../../../../i18n/fr/areas/export';
import { resources as french } from '../../../../i18n/fr/resources';
import { reviewsImport } from '../../../../resources/imports/reviews';
import { toRunOptions } from '../../../../src/engine/export/EntityExportCard';
import { guessColumns } from '../../../../src/features/imports/columns/guessColumns';
import { createRecord, getEntity } from '../../../support/records';

const reviews = getEntity('product-reviews');
const record = createRecord(reviews, 'id0', {
  rating: 4,
  title: 'Warm',
  description: 'Keeps its shape',
  reply: 'Thank you!',
  countryCode: 'NO',
  status: 'approved',
  createdAt: '2026-11-02T10:00:00.000Z',
  publishedAt: '2026-11-03T10:00:00.000Z',
  customer: { _id: 'c1', name: 'Ida Berg', emailAddress: 'ida@shop.example' },
  product: { productId: 'p1', name: 'Lamp' },
});

describe('a file of exported reviews', () => {
  it.each([
    ['English', english, englishParts],
    ['French', french, frenchParts],
    ['Arabic', arabic, arabicParts],
  ] as const)('is mapped by its headings when it is imported: %s', (_, { 'product-reviews': { fields } }, parts) => {
    const labels: Readonly<Record<string, string>> = fields;
    const heading = (path: string, part?: 'id' | 'email') =>
      part === undefined ? (labels[path] ?? path) : parts[part].replace('%{field}', labels[path] ?? path);
    const { headings, toCells } = toRunOptions({
      entity: reviews,
      heading,
      total: 1,
      collect: () => Promise.resolve(0),
    });
    const row = toCells(record).map((cell) => String(cell ?? ''));
    const columns = headings.map((name, index) => ({ index, name, copy: 1 }));
    const mapping = guessColumns({ columns, rows: [row] }, reviewsImport);
    expect(Object.fromEntries(Object.entries(mapping).map(([name, index]) => [name, row[index]]))).toEqual({
      rating: '4',
      title: 'Warm',
      description: 'Keeps its shape',
      productId: 'p1',
      productName: 'Lamp',
      customerName: 'Ida Berg',
      customerEmail: 'ida@shop.example',
      createdAt: '2026-11-02T10:00:00.000Z',
      countryCode: 'NO',
      reply: 'Thank you!',
      status: 'approved',
    });
  });
});
