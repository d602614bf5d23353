/** What changes the e-mails that the provider sends by itself (specification section 7). */
import type { TemplateKey } from '../../resources/templates/templateKeys';
import type { Http } from '../http';
import { listOf, objectOf } from './answers';
import { type EmailTemplate, readEmailTemplates, templateShape } from './emails';

const path = '/admin/sites/email/templates';

/** The texts of an e-mail in one language. */
export interface TemplateDraft {
  locale: string;
  key: TemplateKey;
  subject: string;
  html: string;
}

export function templateCalls(http: Http) {
  const templatesIn = (answer: unknown): EmailTemplate[] =>
    listOf(templateShape, objectOf(answer, true)['templates'], 'email templates', true);
  return {
    /** Templates of a language. @throws AppError */
    list: (locale: string, signal?: AbortSignal): Promise<EmailTemplate[]> => readEmailTemplates(http, locale, signal),
    /** @param id of the template as the provider has it; null where it has none yet @returns all of the language @throws AppError */
    async put(draft: TemplateDraft, id: string | null): Promise<EmailTemplate[]> {
      const body = { ...(id !== null && { _id: id }), ...draft };
      return templatesIn(await http({ method: 'PUT', path, body }));
    },
    /** Puts the provider's own texts in the place of the merchant's. @returns all of the language @throws AppError */
    async reset(locale: string, id: string): Promise<EmailTemplate[]> {
      const at = `${path}/${encodeURIComponent(locale)}/${encodeURIComponent(id)}`;
      return templatesIn(await http({ method: 'DELETE', path: at }));
    },
    /** Sends an e-mail as it is typed to one address. Not every provider has it (`isMissingCall`). @throws AppError */
    async sendTest(draft: TemplateDraft, to: string): Promise<void> {
      await http({ method: 'POST', path: `${path}/test`, body: { ...draft, to } });
    },
  };
}

export type TemplateCalls = ReturnType<typeof templateCalls>;
