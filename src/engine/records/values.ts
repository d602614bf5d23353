/** Narrow a parsed value to the type of its field kind; null for any other value. */
import type {
  Attachment,
  CustomerRef,
  DiscountConfig,
  OrderRef,
  ProductRef,
  QuestionRef,
  ReviewRef,
} from '../../../resources/shapes';

type Known = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Known => typeof value === 'object' && value !== null;
const hasId = (value: unknown): value is Known => isObject(value) && typeof value._id === 'string';

const isPerson = (value: unknown): value is CustomerRef => hasId(value) && 'emailAddress' in value;
const isProduct = (value: unknown): value is ProductRef => isObject(value) && typeof value.productId === 'string';
const isAttachment = (value: unknown): value is Attachment => hasId(value) && 'src' in value;
const isDiscount = (value: unknown): value is DiscountConfig => isObject(value) && 'discountType' in value;
const isOrder = (value: unknown): value is OrderRef => hasId(value) && 'number' in value;
const isReview = (value: unknown): value is ReviewRef => hasId(value) && 'rating' in value;
const isQuestion = (value: unknown): value is QuestionRef => hasId(value) && 'question' in value;

export const toText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
export const toFiniteNumber = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);
export const toPerson = (value: unknown) => (isPerson(value) ? value : null);
export const toProduct = (value: unknown) => (isProduct(value) ? value : null);
export const toAttachments = (value: unknown) => (Array.isArray(value) ? value.filter(isAttachment) : []);
export const toDiscount = (value: unknown) => (isDiscount(value) ? value : null);
export const toOrder = (value: unknown) => (isOrder(value) ? value : null);
export const toReview = (value: unknown) => (isReview(value) ? value : null);
export const toQuestion = (value: unknown) => (isQuestion(value) ? value : null);
