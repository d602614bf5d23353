import { displayName } from '../../../resources/displayName';
import type { FieldKind } from '../../../resources/field';
import type { DiscountConfig } from '../../../resources/shapes';
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

/** What the list shows instead of ids and codes, in the language of the user. */
export interface CellTexts {
  choice: (path: string, value: string) => string;
  program: (id: string | null) => string;
  discount: (discount: DiscountConfig) => string | null;
}

/** The CSV value of each field kind. */
export const exportCell: Readonly<Record<FieldKind, (value: unknown, texts: CellTexts, path: string) => CsvCell>> = {
  attachments: (value) =>
    toAttachments(value)
      .flatMap(({ src }) => src ?? [])
      .join(' '),
  boolean: (value) => (typeof value === 'boolean' ? value : null),
  choice(value, texts, path) {
    const text = toText(value);
    return text && texts.choice(path, text);
  },
  code: toText,
  count: toFiniteNumber,
  country: toText,
  deadline: toText,
  discount(value, texts) {
    const discount = toDiscount(value);
    return discount && texts.discount(discount);
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
  // Without an id, it is the default program.
  program: (value, texts) => (value === null || typeof value === 'string' ? texts.program(toText(value)) : null),
  question: (value) => toQuestion(value)?.question,
  rating: toFiniteNumber,
  review: (value) => toReview(value)?.title,
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
  question: [{ name: 'id', toCell: (value) => toQuestion(value)?._id }],
  review: [{ name: 'id', toCell: (value) => toReview(value)?._id }],
};
