/** Publishes a template with optimistic concurrency: read, compare, write, and verify if the response was lost. */

import { AppError } from '../../../../dataProvider/errors';
import type { EmailTemplate } from '../../../../resources/templates/template';
import { verifiedWrite } from '../../../engine/writes/verifiedWrite';
import type { TemplateTexts } from '../checks/checkTemplate';

/** Last fetched templates of a language. */
export type Templates = readonly EmailTemplate[];

export interface SaveTemplatePorts {
  /** @throws AppError */
  load: () => Promise<Templates>;
  /**
   * @param current the template on the server; undefined if there is none
   * @throws AppError
   */
  write: (current: EmailTemplate | undefined) => Promise<Templates>;
  /** Whether the template on the server already has the written state. */
  isDone: (current: EmailTemplate | undefined) => boolean;
}

/** Returns the texts of a template. Missing texts are empty. */
export const toTemplateTexts = (template: EmailTemplate | undefined): TemplateTexts => ({
  subject: template?.subject ?? '',
  html: template?.html ?? '',
});

export const isSameTemplateText = (a: TemplateTexts, b: TemplateTexts): boolean =>
  a.subject === b.subject && a.html === b.html;

/**
 * Reads, compares and writes a template, and reads it back if the response was lost.
 * @param base the published texts that the edit is based on
 * @returns the template as saved; undefined if there is none
 * @throws AppError; of kind `conflict` if another user changed the template, so that nothing was written
 */
export async function saveTemplate(
  key: string,
  base: TemplateTexts,
  { load, write, isDone }: SaveTemplatePorts,
): Promise<EmailTemplate | undefined> {
  const findCurrent = (templates: Templates) => templates.find((template) => template.key === key);
  const result = await verifiedWrite<Templates, Templates, null>({
    load,
    compare(templates) {
      const current = findCurrent(templates);
      if (isDone(current)) return 'applied';
      return isSameTemplateText(toTemplateTexts(current), base) ? 'notApplied' : { conflict: null };
    },
    write: (templates) => write(findCurrent(templates)),
  });
  switch (result.kind) {
    case 'written':
      return findCurrent(result.response);
    case 'applied':
      return findCurrent(result.state);
    case 'conflict':
      throw new AppError({ kind: 'conflict' });
    default:
      throw result.error ?? new AppError({ kind: 'notFound' });
  }
}
