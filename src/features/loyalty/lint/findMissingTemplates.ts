import { allTaskTypes } from '../../../../resources/loyalty/taskTypes';
import type { EmailTemplate } from '../../../../resources/templates/template';

const TASK_TEMPLATES = Object.values(allTaskTypes).flatMap(({ template }) => template ?? []);

/**
 * Keys of the task email templates that are missing or empty.
 * @param templates templates of one language; null if the API doesn't provide them
 */
export function findMissingTemplates(templates: readonly EmailTemplate[] | null): ReadonlySet<string> | null {
  if (templates === null || templates.length === 0) return null;
  const completeKeys = new Set(templates.flatMap(({ key, subject, html }) => (hasText(subject, html) ? [key] : [])));
  return new Set(TASK_TEMPLATES.filter((key) => !completeKeys.has(key)));
}

const hasText = (...texts: readonly (string | null)[]) => texts.every((text) => (text ?? '').trim() !== '');
