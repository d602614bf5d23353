/** The words of the console: polyglot over react-admin's English and our own. */
import type { I18nProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import reactAdminEnglish from 'ra-language-english';
import { english } from './en';

/** English is complete and always loaded: it is what stands in for a word that is missing elsewhere. */
export function createI18nProvider(): I18nProvider {
  const messages = { ...reactAdminEnglish, ...english };
  return polyglotI18nProvider(() => messages, 'en', [{ locale: 'en', name: 'English' }]);
}
