import { displayName } from '../../../resources/displayName';
import type { FieldKind } from '../../../resources/field';
import type { CsvCell } from '../../lib/csv/csvLine';
import {
  toAttachments,
  toDiscount,
  toFiniteNumber,
  toOrder,
  toPerson,
  toProduct,
  toQuestion,
  toReview,
  toText,
} from '../records/values';

/** The CSV value of each field kind. */
export const exportCell: Readonly<Record<FieldKind, (value: unknown) => CsvCell>> = {
  attachments: (value) =>
    toAttachments(value)
      .flatMap(({ src }) => src ?? [])
      .join(' '),
  boolean: (value) => (typeof value === 'boolean' ? value : null),
  choice: toText,
  code: toText,
  count: toFiniteNumber,
  country: toText,
  deadline: toText,
  discount: (value) => {
    const discount = toDiscount(value);
    if (!discount) return null;
    return [discount.discountType, discount.discountValue, discount.freeProduct?.label]
      .filter((part) => part !== null && part !== undefined)
      .join(' ');
  },
  email: toText,
  instant: toText,
  longText: toText,
  mark: toFiniteNumber,
  money: toFiniteNumber,
  order: (value) => toOrder(value)?.number,
  person: (value) => {
    const person = toPerson(value);
    return person && (displayName(person) ?? person._id);
  },
  points: toFiniteNumber,
  product: (value) => toProduct(value)?.name ?? toProduct(value)?.productId,
  program: toText,
  question: (value) => toQuestion(value)?.question ?? toQuestion(value)?._id,
  rating: toFiniteNumber,
  review: (value) => toReview(value)?.title ?? toReview(value)?._id,
  text: toText,
};

/** A further column of a field. */
export interface ExportPart {
  name: 'id' | 'email';
  toCell: (value: unknown) => CsvCell;
}

/** Additional columns after that of the field. They let an import read each part of the value. */
export const exportParts: Readonly<Partial<Record<FieldKind, readonly ExportPart[]>>> = {
  person: [{ name: 'email', toCell: (value) => toPerson(value)?.emailAddress }],
  product: [{ name: 'id', toCell: (value) => toProduct(value)?.productId }],
};
