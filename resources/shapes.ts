/**
 * Shapes that several entities share. Everything but an id may be missing or null in an answer, and
 * is null then: a bad value costs its own cell, never the row (`dataProvider/tolerantParse.ts`).
 */
import * as z from 'zod/mini';

/** An opaque id. The only value a row cannot do without. */
export const id = z.string().check(z.minLength(1));
/** A text of a form that must not be empty. */
export const filled = z.string().check(z.minLength(1));
export const text = z._default(z.nullable(z.string()), null);
export const number = z._default(z.nullable(z.number()), null);
export const boolean = z._default(z.nullable(z.boolean()), null);
/** An instant that must be there, ISO 8601 in UTC. */
export const givenInstant = z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value)), 'not an instant'));
/** An instant, ISO 8601 in UTC. */
export const instant = z._default(z.nullable(givenInstant), null);
/** 0 or 1. */
export const mark = z._default(z.nullable(z.union([z.literal(0), z.literal(1)])), null);

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

/** What a review, a question or a reward carries of its customer. */
export type CustomerRef = z.infer<typeof customerRefShape>;
export type ProductRef = z.infer<typeof productRefShape>;
export type Attachment = z.infer<typeof attachmentShape>;
export type DiscountConfig = z.infer<typeof discountConfigShape>;
export type OrderRef = z.infer<typeof orderRefShape>;
export type ReviewRef = z.infer<typeof reviewRefShape>;
export type QuestionRef = z.infer<typeof questionRefShape>;
