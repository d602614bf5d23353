import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { firstField } from '../../ui/focus/focusable';

/**
 * Focuses a field of the page by its `data-field`, and scrolls to it. Buttons aren't focused, because they may delete.
 * @returns whether the field exists
 */
export function focusField(name: string): boolean {
  for (const element of document.querySelectorAll<HTMLElement>('[data-field]')) {
    if (element.dataset['field'] !== name) continue;
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
  return false;
}

/** Focuses the field that the URL names, such as `?field=website`, after every navigation. */
export function useFieldFocus(): void {
  const { key } = useLocation();
  const [params] = useSearchParams();
  const field = params.get('field');
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again focuses the field again
  useEffect(() => {
    if (field === null) return;
    // The shell focuses the page's heading in an effect that runs later.
    const timer = setTimeout(() => {
      // The field may be loading.
      if (!focusField(field)) observer.observe(document.body, { childList: true, subtree: true });
    }, 0);
    const observer = new MutationObserver(() => {
      if (focusField(field)) observer.disconnect();
    });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [field, key]);
}
