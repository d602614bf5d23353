import type { EmailTemplate } from '../../../../dataProvider/methods/emails';
import { taskTypes } from '../../../../resources/loyalty/taskTypes';

const mailed = Object.values(taskTypes).flatMap(({ template }) => template ?? []);

/**
 * Keys of the e-mails of tasks that are not there, or have no words.
 * @param templates of a language; null where the provider does not tell of them, or of none at all
 */
export function missingTemplates(templates: readonly EmailTemplate[] | null): ReadonlySet<string> | null {
  if (templates === null || templates.length === 0) return null;
  const written = new Set(templates.flatMap(({ key, subject, html }) => (hasWords(subject, html) ? [key] : [])));
  return new Set(mailed.filter((key) => !written.has(key)));
}

const hasWords = (...texts: readonly (string | null)[]) => texts.every((text) => (text ?? '').trim() !== '');
