import * as z from 'zod/mini';
import { boolean, id, instant, text } from '../shapes';

export const templateShape = z.object({
  _id: id,
  key: text,
  subject: text,
  html: text,
  isCustom: boolean,
  updatedAt: instant,
});

/** Email template of one notification in one language. */
export type EmailTemplate = z.infer<typeof templateShape>;
