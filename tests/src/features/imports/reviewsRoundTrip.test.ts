import { describe, expect, it } from 'vitest';
import { messages as arabicParts } from '../../../../i18n/ar/areas/export';
import { resources as arabic } from '../../../../i18n/ar/resources';
import { messages as englishParts } from '../../../../i18n/en/areas/export';
import { resources as english } from '../../../../i18n/en/resources';
import { messages as frenchParts } from '../../../../i18n/fr/areas/export';
import { resources as french } from '../../../../i18n/fr/resources';
import { customersImport } from '../../../../resources/imports/customers';
import type { ImportKind } from '../../../../resources/imports/importKind';
import { publicWords } from '../../../../resources/imports/publicWords';
import { reviewsImport } from '../../../../resources/imports/reviews';
import { toRunOptions } from '../../../../src/engine/export/EntityExportCard';
import type { CellTexts } from '../../../../src/engine/export/exportCell';
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

const customers = getEntity('customers');
const customer = createRecord(customers, 'id1', {
  name: 'Ida Berg',
  firstName: 'Ida',
  lastName: 'Berg',
  emailAddress: 'ida@shop.example',
  totalPoints: 120,
  totalOrders: 3,
  referralCode: 'IDA123',
  loyaltyProgramId: '-1',
  offlineCardNumber: '7100009750',
  platformCustomerId: '649910969',
  createdAt: '2026-11-02T10:00:00.000Z',
});

interface Labels {
  fields: Readonly<Record<string, string>>;
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Exports a record, and returns the columns that an import maps by the headings, with their values. */
function importExport(
  entity: typeof reviews,
  exported: typeof record,
  kind: ImportKind,
  { fields, values }: Labels,
  parts: Readonly<Record<'id' | 'email' | 'utc', string>>,
) {
  const heading = (path: string, part?: 'id' | 'email' | 'utc') =>
    part === undefined ? (fields[path] ?? path) : parts[part].replace('%{field}', fields[path] ?? path);
  const texts: CellTexts = {
    choice: (path, value) => values?.[path]?.[value] ?? value,
    program: (id) => (id === '-1' ? 'Excluded' : 'Gold members'),
    discount: () => null,
  };
  const collect = () => Promise.resolve(0);
  const { headings, toCells } = toRunOptions({ entity, heading, texts, total: 1, collect });
  const row = toCells(exported).map((cell) => String(cell ?? ''));
  const columns = headings.map((name, index) => ({ index, name, copy: 1 }));
  const mapping = guessColumns({ columns, rows: [row] }, kind);
  return Object.fromEntries(Object.entries(mapping).map(([name, index]) => [name, row[index] ?? '']));
}

describe.each([
  ['English', english, englishParts],
  ['French', french, frenchParts],
  ['Arabic', arabic, arabicParts],
] as const)('a file that was exported in %s is mapped by its headings when it is imported', (_, labels, parts) => {
  it('with reviews, and the word for published', () => {
    const { status, ...others } = importExport(reviews, record, reviewsImport, labels['product-reviews'], parts);
    expect(publicWords).toContain(status?.toLowerCase());
    expect(publicWords).not.toContain(labels['product-reviews'].values.status.pending.toLowerCase());
    expect(others).toEqual({
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
    });
  });

  it('with customers, and no field for the name of a program', () => {
    expect(importExport(customers, customer, customersImport, labels.customers, parts)).toEqual({
      emailAddress: 'ida@shop.example',
      firstName: 'Ida',
      lastName: 'Berg',
      name: 'Ida Berg',
      points: '120',
      referralCode: 'IDA123',
    });
  });
});
