/** Writes of email templates (specification section 7). */
import { type EmailTemplate, templateShape } from '../../resources/templates/template';
import type { TemplateKey } from '../../resources/templates/templateKeys';
import type { Http } from '../http/http';
import { parseItems, parseObject } from './parseResponse';

const path = '/admin/sites/email/templates';

/** Texts of an email in one language. */
export interface TemplateDraft {
  locale: string;
  key: TemplateKey;
  subject: string;
  html: string;
}

export function templateCalls(http: Http) {
  const parseTemplates = (response: unknown): EmailTemplate[] =>
    parseItems(templateShape, parseObject(response, true)['templates'], 'email templates', true);
  return {
    /**
     * Creates or replaces a template.
     * @param id of the stored template; null if there is none yet
     * @returns all templates of the language
     * @throws AppError
     */
    async put(draft: TemplateDraft, id: string | null): Promise<EmailTemplate[]> {
      const body = { ...(id !== null && { _id: id }), ...draft };
      return parseTemplates(await http({ method: 'PUT', path, body }));
    },
    /** Restores the default texts of a template. @returns all templates of the language @throws AppError */
    async reset(locale: string, id: string): Promise<EmailTemplate[]> {
      const at = `${path}/${encodeURIComponent(locale)}/${encodeURIComponent(id)}`;
      return parseTemplates(await http({ method: 'DELETE', path: at }));
    },
    /** Sends a test email with unsaved texts. Optional in the API (see `isMissingCall`). @throws AppError */
    async sendTest(draft: TemplateDraft, to: string): Promise<void> {
      await http({ method: 'POST', path: `${path}/test`, body: { ...draft, to } });
    },
  };
}

export type TemplateCalls = ReturnType<typeof templateCalls>;
