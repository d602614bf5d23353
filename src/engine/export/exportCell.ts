import type { FieldKind } from '../../../resources/field';
import type { CsvCell } from '../../lib/csv/csvLine';
import { personName } from '../../lib/names';
import {
  asAttachments,
  asDiscount,
  asNumber,
  asOrder,
  asPerson,
  asProduct,
  asQuestion,
  asReview,
  asText,
} from '../cells/values';

/** How each kind of field is written into a file: plain values that another program can read. */
export const exportCell: Readonly<Record<FieldKind, (value: unknown) => CsvCell>> = {
  attachments: (value) =>
    asAttachments(value)
      .map(({ src }) => src ?? '')
      .join(' '),
  boolean: (value) => (typeof value === 'boolean' ? value : null),
  choice: asText,
  code: asText,
  count: asNumber,
  country: asText,
  deadline: asText,
  discount: (value) => {
    const discount = asDiscount(value);
    if (!discount) return null;
    return [discount.discountType, discount.discountValue, discount.freeProduct?.label]
      .filter((part) => part !== null && part !== undefined)
      .join(' ');
  },
  email: asText,
  instant: asText,
  longText: asText,
  mark: asNumber,
  order: (value) => asOrder(value)?.number,
  person: (value) => {
    const person = asPerson(value);
    if (!person) return null;
    const name = personName(person) ?? person._id;
    return person.emailAddress && person.emailAddress !== name ? `${name} <${person.emailAddress}>` : name;
  },
  points: asNumber,
  product: (value) => asProduct(value)?.name ?? asProduct(value)?.productId,
  program: asText,
  question: (value) => asQuestion(value)?.question ?? asQuestion(value)?._id,
  rating: asNumber,
  review: (value) => asReview(value)?.title ?? asReview(value)?._id,
  text: asText,
};
