import * as z from 'zod/mini';
import { boolean, id, instant, text } from '../../resources/shapes';
import type { Http } from '../http';
import { listOf, objectOf } from './answers';

export const templateShape = z.object({
  _id: id,
  key: text,
  subject: text,
  html: text,
  isCustom: boolean,
  updatedAt: instant,
});

/** An e-mail that the provider sends by itself, in one language. */
export type EmailTemplate = z.infer<typeof templateShape>;

/** Templates of a language. @throws AppError */
export async function readEmailTemplates(http: Http, locale: string, signal?: AbortSignal): Promise<EmailTemplate[]> {
  const path = `/admin/sites/email/templates/${encodeURIComponent(locale)}`;
  const answer = await http({ method: 'GET', path, ...(signal && { signal }) });
  return listOf(templateShape, objectOf(answer)['templates'], 'email templates');
}
