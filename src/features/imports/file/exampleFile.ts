import { type ImportKind, type ImportKindName, importKinds } from '../../../../resources/imports';
import { formatCsvLine, UTF8_BOM } from '../../../lib/csv/csvLine';

const examples: Readonly<Record<string, readonly string[]>> = {
  email: ['ada@shop.example', 'lin@shop.example'],
  emailAddress: ['ada@shop.example', 'lin@shop.example'],
  points: ['250', '-40'],
  name: ['Ada Berg', 'Lin Chen'],
  firstName: ['Ada', 'Lin'],
  lastName: ['Berg', 'Chen'],
  referralCode: ['ada-10', ''],
  rating: ['5', '4'],
  title: ['Soft and warm', 'Good, but'],
  description: ['I wear it every day.', 'The sleeves, a little long, are "fine".'],
  productId: ['cardigan-1', 'shirt-2'],
  productName: ['Wool cardigan', 'Linen shirt'],
  customerName: ['Ada B.', 'Lin C.'],
  customerEmail: ['ada@shop.example', ''],
  createdAt: ['2026-03-21', '2026-04-02'],
  countryCode: ['NO', 'DE'],
  reply: ['', 'Thank you, Lin!'],
  status: ['published', 'published'],
  visible: ['yes', 'yes'],
  publishedAt: ['2026-03-21', '2026-04-02'],
  hidden: ['no', 'no'],
  deleted: ['no', 'no'],
  spam: ['no', 'no'],
  replyStatus: ['', 'yes'],
};

/** Returns an example CSV file with all fields of a kind and two rows. */
export function exampleFile(name: ImportKindName): string {
  const kind: ImportKind = importKinds[name];
  const fields = Object.keys(kind.fields);
  const row = (index: number) => formatCsvLine(fields.map((field) => examples[field]?.[index] ?? ''));
  return UTF8_BOM + formatCsvLine(fields) + row(0) + row(1);
}
