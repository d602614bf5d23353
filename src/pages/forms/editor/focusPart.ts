import { firstField } from '../../../ui/focus/focusable';

/**
 * Focuses a setting or a text of the form, or of one of its fields.
 * @param field id of the field, whose form is open; null for the form itself
 */
export function focusPart(field: string | null, part: string): void {
  const container = field === null ? document.body : document.querySelector(`[data-form-field="${CSS.escape(field)}"]`);
  const names = field === null ? [part] : [`texts.${field}.${part}`, part];
  const element = names
    .map((name) => container?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`))
    .find((found) => found);
  if (element) firstField(element)?.focus();
}
