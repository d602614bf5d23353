/** Emails that are sent as a test. */
import type { TemplateKey } from '../../resources/templates/templateKeys';
import type { Http } from '../http/http';

/** Texts of an email in one language. */
export interface TemplateDraft {
  locale: string;
  key: TemplateKey;
  subject: string;
  html: string;
}

export function templateCalls(http: Http) {
  return {
    /** Sends a test email with unsaved texts. Optional in the API (see `isMissingCall`). @throws AppError */
    async sendTest(draft: TemplateDraft, to: string): Promise<void> {
      await http({ method: 'POST', path: '/admin/sites/email/templates/test', body: { ...draft, to } });
    },
  };
}

export type TemplateCalls = ReturnType<typeof templateCalls>;
