import type { EmailTemplate } from '../../../../resources/templates/template';
import type { TemplateTexts } from '../checks/checkTemplate';

/** Returns the texts of a template. Missing texts are empty. */
export const toTemplateTexts = (template: EmailTemplate | undefined): TemplateTexts => ({
  subject: template?.subject ?? '',
  html: template?.html ?? '',
});

export const isSameTemplateText = (a: TemplateTexts, b: TemplateTexts): boolean =>
  a.subject === b.subject && a.html === b.html;
