import { useTranslate } from 'ra-core';
import { isOffline } from '../../../dataProvider/http/isOffline';

/** Returns a function that explains why code failed to load, depending on whether the browser is online. */
export function useLoadErrorText(): () => string {
  const translate = useTranslate();
  return () => translate(isOffline() ? 'ui.late.offline' : 'ui.late.text');
}
