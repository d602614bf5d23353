/** The console's i18n instance. */
import { createI18n } from './createI18n';
import { languages } from './language';

export const { i18nProvider, currentLocale, withMessages, add: addMessages } = createI18n(languages);
