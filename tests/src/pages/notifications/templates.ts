import { vi } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import type { EmailTemplate } from '../../../../dataProvider/methods/emails';
import type { TemplateDraft } from '../../../../dataProvider/methods/templateCalls';

export const templateOf = (key: string, given: Partial<EmailTemplate> = {}): EmailTemplate => ({
  _id: `id-${key}`,
  key,
  subject: `About ${key}`,
  html: `<p>Hello {{firstName}}</p>\n<p><a href="{{unsubscribeUrl}}">Unsubscribe</a></p>`,
  isCustom: false,
  updatedAt: null,
  ...given,
});

/** A provider of e-mails, by language; a language that is not there cannot be read. */
export function templateServer(at: Record<string, EmailTemplate[]>) {
  const templates = at;
  const list = vi.fn(async (locale: string) => {
    const found = templates[locale];
    if (!found) throw new AppError({ kind: 'server', status: 500, message: 'The server is busy.' });
    return found;
  });
  const replace = (locale: string, key: string, next: EmailTemplate) => {
    const others = (templates[locale] ?? []).filter((one) => one.key !== key);
    templates[locale] = [...others, next];
    return templates[locale];
  };
  const put = vi.fn(async ({ locale, key, ...texts }: TemplateDraft, _id: string | null) =>
    replace(locale, key, templateOf(key, { ...texts, isCustom: true, updatedAt: '2026-11-21T09:00:00Z' })),
  );
  const reset = vi.fn(async (locale: string, id: string) => {
    const key = id.replace('id-', '');
    return replace(locale, key, templateOf(key));
  });
  const sendTest = vi.fn(async () => undefined);
  const calls = { list, put, reset, sendTest };
  return { ...calls, replace, methods: { templateCalls: async () => calls } };
}
