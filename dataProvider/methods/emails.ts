import * as z from 'zod/mini';
import { boolean, id, instant, text } from '../../resources/shapes';
import type { Http } from '../http/http';
import { parseItems, parseObject } from './parseResponse';

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

/** Loads the templates of a language. @throws AppError */
export async function readEmailTemplates(http: Http, locale: string, signal?: AbortSignal): Promise<EmailTemplate[]> {
  const path = `/admin/sites/email/templates/${encodeURIComponent(locale)}`;
  const response = await http({ method: 'GET', path, ...(signal && { signal }) });
  return parseItems(templateShape, parseObject(response)['templates'], 'email templates');
}
