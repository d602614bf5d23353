/**
 * Schemas shared by several entities. All values except ids are nullable and default to null, so that an
 * invalid value only affects its cell, not the row (`dataProvider/parse/parseLenient.ts`).
 */
import * as z from 'zod/mini';

/** Opaque id. The only required field of a row. */
export const id = z.string().check(z.minLength(1));
/** Non-empty string of a form. */
export const nonEmptyText = z.string().check(z.minLength(1));
export const text = z._default(z.nullable(z.string()), null);
export const number = z._default(z.nullable(z.number()), null);
export const boolean = z._default(z.nullable(z.boolean()), null);
/** Required ISO 8601 instant in UTC. */
export const requiredInstant = z
  .string()
  .check(z.refine((value) => !Number.isNaN(Date.parse(value)), 'not an instant'));
/** ISO 8601 instant in UTC. */
export const instant = z._default(z.nullable(requiredInstant), null);
export const zeroOrOne = z._default(z.nullable(z.union([z.literal(0), z.literal(1)])), null);

const orNull = <Shape extends z.ZodMiniType>(shape: Shape) => z._default(z.nullable(shape), null);

export const customerRefShape = z.object({
  _id: id,
  name: text,
  firstName: text,
  lastName: text,
  emailAddress: text,
  profilePhotoUrl: text,
});
export const productRefShape = z.object({ productId: id, name: text, slug: text });
export const attachmentShape = z.object({ _id: id, src: text, type: text, thumbnail: text });
export const discountConfigShape = z.object({
  discountType: text,
  discountValue: number,
  freeProduct: orNull(z.object({ label: text, value: text })),
});
export const orderRefShape = z.object({ _id: id, number: text });
export const reviewRefShape = z.object({ _id: id, title: text, rating: number });
export const questionRefShape = z.object({ _id: id, question: text });

export const customerRef = orNull(customerRefShape);
export const productRef = orNull(productRefShape);
export const attachments = z._default(z.nullable(z.array(attachmentShape)), null);
export const discountConfig = orNull(discountConfigShape);
export const orderRef = orNull(orderRefShape);
export const reviewRef = orNull(reviewRefShape);
export const questionRef = orNull(questionRefShape);

/** Customer reference embedded in reviews, questions, and rewards. */
export type CustomerRef = z.infer<typeof customerRefShape>;
export type ProductRef = z.infer<typeof productRefShape>;
export type Attachment = z.infer<typeof attachmentShape>;
export type DiscountConfig = z.infer<typeof discountConfigShape>;
export type OrderRef = z.infer<typeof orderRefShape>;
export type ReviewRef = z.infer<typeof reviewRefShape>;
export type QuestionRef = z.infer<typeof questionRefShape>;
