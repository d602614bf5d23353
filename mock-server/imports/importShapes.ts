import * as z from 'zod/mini';
import { email, instant, nonBlankText } from '../rules/shapes';

const text = z.optional(z.nullable(z.string()));
const whole = z.int();

/** Import rows that the API accepts. Declared independently of the console. */
export const importShapes = {
  points: z.strictObject({ name: text, email, points: whole }),
  customers: z.strictObject({
    firstName: text,
    lastName: text,
    name: text,
    emailAddress: email,
    points: z.optional(whole),
    referralCode: text,
  }),
  reviews: z.strictObject({
    rating: whole.check(z.minimum(1), z.maximum(5)),
    title: text,
    description: text,
    productId: z.optional(z.nullable(nonBlankText)),
    productName: text,
    customerName: text,
    customerEmail: z.optional(z.nullable(email)),
    createdAt: z.optional(z.nullable(instant)),
    countryCode: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/)))),
    reply: text,
  }),
} as const;

export type PointsRow = z.infer<typeof importShapes.points>;
export type CustomerImportRow = z.infer<typeof importShapes.customers>;
export type ReviewImportRow = z.infer<typeof importShapes.reviews>;
