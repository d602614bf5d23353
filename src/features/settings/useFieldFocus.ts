import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { focusField } from '../../ui/focus/focusField';

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
