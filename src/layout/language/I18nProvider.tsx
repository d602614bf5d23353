import { I18nContext } from 'ra-core';
import { type ReactNode, useSyncExternalStore } from 'react';
import { currentLocale } from '../../../i18n/i18n';

/** Provides the messages. Unlike ra-core's own provider, it doesn't remount its children when the language changes. */
export function I18nProvider({ children }: { children: ReactNode }) {
  const provider = useSyncExternalStore(currentLocale.subscribe, currentLocale.get);
  return <I18nContext.Provider value={provider}>{children}</I18nContext.Provider>;
}
