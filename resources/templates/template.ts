import * as z from 'zod/mini';
import type { RecordIds, RecordKind, RecordRequest } from '../recordKind';
import { boolean, id, instant, text } from '../shapes';

type Values = Readonly<Record<string, unknown>>;

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

export const templates = {
  title: 'key',
  shape: z.extend(templateShape, { locale: id }),
  path: 'sites/email/templates/{locale}',
  items: toTemplates,
  parent: 'locale',
  key: 'key',
  write: {
    // `isCustom: false` restores the default texts.
    change: z.object({ subject: z.string(), html: z.string(), isCustom: z.literal(false) }),
    requests: toTemplateRequests,
    answer: toTemplates,
    empty: { subject: '', html: '', isCustom: false },
  },
} as const satisfies RecordKind;

/** The templates of a response. An API that doesn't say whether one is changed dates its changes. */
function toTemplates({ templates: all }: Values): unknown {
  if (!Array.isArray(all)) return all;
  return all.map((template) =>
    Object(template) === template
      ? { ...template, isCustom: template.isCustom ?? (template.updatedAt ?? null) !== null }
      : template,
  );
}

/** One request writes both texts. */
function toTemplateRequests(
  change: Values,
  current: Values,
  { parentId: locale, ownId: key }: RecordIds,
): RecordRequest[] {
  const { isCustom, ...texts } = change;
  const { _id, subject, html } = current;
  const path = 'sites/email/templates';
  if (isCustom === false) {
    return [{ method: 'DELETE', path: `${path}/${encodeURIComponent(locale)}/${encodeURIComponent(String(_id))}` }];
  }
  const body = { ...(_id !== '' && { _id }), locale, key, subject: subject ?? '', html: html ?? '', ...texts };
  return [{ method: 'PUT', path, body }];
}
