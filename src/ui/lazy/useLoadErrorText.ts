import { useTranslate } from 'ra-core';

/** Returns a function that explains why code failed to load, depending on whether the browser is online. */
export function useLoadErrorText(): () => string {
  const translate = useTranslate();
  return () => translate(navigator.onLine ? 'ui.late.text' : 'ui.late.offline');
}
