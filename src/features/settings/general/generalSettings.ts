import * as z from 'zod/mini';
import { currencies } from '../../../../i18n/currencies';
import { parseWebsite } from '../../../lib/url/parseWebsite';
import { diffStoreLanguages, storeLanguagesOf } from '../../locale/dictionaries/storeLanguagesOf';
import type { SectionDefinition } from '../form/sectionDefinition';

const shape = z.object({
  website: z.string(),
  /** Code as in the settings, even if it is unknown; '' if the store has none. */
  currency: z.string(),
  languages: z.array(z.string()),
  defaultLanguage: z.string(),
});
export type GeneralSettings = z.infer<typeof shape>;
export type GeneralField = 'website' | 'currency' | 'languages' | 'defaultLanguage';

/** Website, currency, and languages of the store. */
export const generalSettings: SectionDefinition<GeneralSettings, GeneralField> = {
  name: 'general',
  shape,
  read: (settings) => ({
    website: settings.website ?? '',
    currency: settings.defaultCurrency ?? '',
    ...storeLanguagesOf(settings),
  }),
  diff: (saved, value) => ({
    ...(value.website.trim() !== saved.website && { website: value.website.trim() }),
    ...(value.currency !== saved.currency && { defaultCurrency: value.currency === '' ? null : value.currency }),
    ...diffStoreLanguages(saved, value),
  }),
  findIssues: (saved, { website, currency, languages, defaultLanguage }) => ({
    ...(website.trim() !== saved.website && !isWebAddress(website) && { website: 'settingsPage.website.invalid' }),
    ...(currency !== saved.currency &&
      currency !== '' &&
      !currencies.has(currency) && { currency: 'settingsPage.currency.invalid' }),
    ...(!languages.includes(defaultLanguage) && { languages: 'settingsPage.languages.defaultMissing' }),
  }),
  fieldsByKey: {
    website: 'website',
    defaultCurrency: 'currency',
    supportedLanguages: 'languages',
    defaultLocale: 'defaultLanguage',
  },
};

function isWebAddress(text: string): boolean {
  const url = parseWebsite(text);
  return url !== null && new URL(url).hostname.includes('.');
}
