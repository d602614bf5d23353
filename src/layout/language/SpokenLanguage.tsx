import { I18nContext } from 'ra-core';
import { type ReactNode, useSyncExternalStore } from 'react';
import { spoken } from '../../../i18n/words';

/** Gives the words to everything inside. Unlike ra-core's own provider it keeps what is mounted when the language changes. */
export function SpokenLanguage({ children }: { children: ReactNode }) {
  const provider = useSyncExternalStore(spoken.subscribe, spoken.get);
  return <I18nContext.Provider value={provider}>{children}</I18nContext.Provider>;
}
