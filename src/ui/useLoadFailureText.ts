import { useTranslate } from 'ra-core';

/** Why the code of a part did not come, and what to do, as far as the browser knows. */
export function useLoadFailureText(): () => string {
  const translate = useTranslate();
  return () => translate(navigator.onLine ? 'ui.late.text' : 'ui.late.offline');
}
