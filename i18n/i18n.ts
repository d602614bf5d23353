/** The console's i18n instance. */
import { createI18n } from './createI18n';
import { getLanguages } from './language';
import { getRegisteredMessages } from './registerMessages';

export const {
  i18nProvider,
  currentLocale,
  withTranslations,
  override: overrideMessages,
} = createI18n(getLanguages(), getRegisteredMessages());
