import { vi } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import type { TemplateDraft } from '../../../../dataProvider/methods/templateCalls';
import type { EmailTemplate } from '../../../../resources/templates/template';

export const createTemplate = (key: string, given: Partial<EmailTemplate> = {}): EmailTemplate => ({
  _id: `id-${key}`,
  key,
  subject: `About ${key}`,
  html: `<p>Hello {{firstName}}</p>\n<p><a href="{{unsubscribeUrl}}">Unsubscribe</a></p>`,
  isCustom: false,
  updatedAt: null,
  ...given,
});

/** Fake template API by language. Missing languages respond with an error. */
export function createTemplateServer(at: Record<string, EmailTemplate[]>) {
  const templates = at;
  const list = vi.fn(async (locale: string) => {
    const found = templates[locale];
    if (!found) throw new AppError({ kind: 'server', status: 500, message: 'The server is busy.' });
    return found;
  });
  const replace = (locale: string, key: string, next: EmailTemplate) => {
    const others = (templates[locale] ?? []).filter((item) => item.key !== key);
    templates[locale] = [...others, next];
    return templates[locale];
  };
  const put = vi.fn(async ({ locale, key, ...texts }: TemplateDraft, _id: string | null) =>
    replace(locale, key, createTemplate(key, { ...texts, isCustom: true, updatedAt: '2026-11-21T09:00:00Z' })),
  );
  const reset = vi.fn(async (locale: string, id: string) => {
    const key = id.replace('id-', '');
    return replace(locale, key, createTemplate(key));
  });
  const sendTest = vi.fn(async () => undefined);
  const calls = { put, reset, sendTest };
  const getList = async (_name: string, { filter: { locale } }: { filter: { locale: string } }) => {
    const data = (await list(locale)).map((template) => ({ ...template, locale, id: `${locale}/${template.key}` }));
    return { data, total: data.length };
  };
  return { ...calls, list, replace, methods: { templateCalls: async () => calls, getList } };
}
