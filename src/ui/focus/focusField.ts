import { firstField } from './focusable';

/**
 * Focuses a field by its `data-field`, and scrolls to it. Buttons aren't focused, because they may delete.
 * @param container default: the page
 * @returns whether the field exists
 */
export function focusField(name: string, container: ParentNode = document): boolean {
  const element = container.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  if (!element) return false;
  element.scrollIntoView?.({ block: 'center' });
  const target =
    element.querySelector<HTMLElement>('[aria-invalid]') ??
    firstField(element) ??
    element.querySelector<HTMLElement>('a[href]') ??
    element;
  if (target === element) element.tabIndex = -1;
  target.focus({ preventScroll: true });
  // Typing then searches instead of appending to the chosen option.
  if (target instanceof HTMLInputElement && target.getAttribute('role') === 'combobox') target.select();
  return true;
}
