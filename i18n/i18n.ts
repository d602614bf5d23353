/** The console's i18n instance. */
import extension from '../src/extensions/index';
import { createI18n } from './createI18n';
import { languages } from './language';

export const {
  i18nProvider,
  currentLocale,
  withTranslations,
  override: overrideMessages,
} = createI18n(languages, extension.messages);
