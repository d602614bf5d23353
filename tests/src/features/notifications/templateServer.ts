import { vi } from 'vitest';
import { createDataProvider } from '../../../../dataProvider';
import { AppError } from '../../../../dataProvider/errors';
import type { HttpRequest } from '../../../../dataProvider/http/http';
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
  const http = async ({ method, path, body }: HttpRequest): Promise<unknown> => {
    const [locale = '', id = ''] = path.replace('/admin/sites/email/templates', '').split('/').slice(1);
    if (method === 'GET') return { templates: await list(locale) };
    const { _id = null, ...draft } = Object(body);
    return { templates: method === 'DELETE' ? await reset(locale, id) : await put(draft, _id) };
  };
  const { update } = createDataProvider(http);
  const getList = async (_name: string, { filter: { locale } }: { filter: { locale: string } }) => {
    const data = (await list(locale)).map((template) => ({ ...template, locale, id: `${locale}/${template.key}` }));
    return { data, total: data.length };
  };
  return {
    put,
    reset,
    sendTest,
    list,
    replace,
    methods: { templateCalls: async () => ({ sendTest }), getList, update },
  };
}
