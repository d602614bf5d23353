/** Settings of the first step of the wizard. */
import * as z from 'zod/mini';
import { isDeepEqual } from '../../../../dataProvider/writes/mergeEdits';
import { storeLanguages } from '../../../../resources/languages';
import type { Settings } from '../../../../resources/settings';
import { parseWebsite } from '../../../lib/url/parseWebsite';

/** Schema of persisted drafts. */
export const storeBasicsShape = z.object({
  website: z.string(),
  /** Currency code; '' if not set. */
  currency: z.string(),
  defaultLanguage: z.string(),
  /** Other language codes, including unknown ones. */
  otherLanguages: z.array(z.string()),
});
export type StoreBasics = z.infer<typeof storeBasicsShape>;

/** Extracts the basics from the settings. */
export function toStoreBasics(settings: Settings): StoreBasics {
  const defaultLanguage = settings.defaultLocale || 'en';
  return {
    website: settings.website ?? '',
    currency: settings.defaultCurrency ?? '',
    defaultLanguage,
    otherLanguages: [...new Set(settings.supportedLanguages)].filter((code) => code !== '' && code !== defaultLanguage),
  };
}

/** Returns the changed settings. The default language is always supported. */
export function diffStoreBasics(saved: StoreBasics, basics: StoreBasics): Partial<Settings> {
  const getLanguages = ({ defaultLanguage, otherLanguages }: StoreBasics) => [
    defaultLanguage,
    ...otherLanguages.filter((code) => code !== defaultLanguage),
  ];
  const website = basics.website.trim();
  return {
    ...(website !== saved.website && { website }),
    ...(basics.currency !== saved.currency && { defaultCurrency: basics.currency }),
    ...(basics.defaultLanguage !== saved.defaultLanguage && { defaultLocale: basics.defaultLanguage }),
    ...(!isDeepEqual(getLanguages(basics), getLanguages(saved)) && { supportedLanguages: getLanguages(basics) }),
  };
}

/** Whether a website is empty, an http(s) URL or a bare domain. */
export function isWebsiteValid(website: string): boolean {
  return website.trim() === '' || parseWebsite(website) !== null;
}

/** Selects or deselects another language. Known languages are in the order of the language list. */
export function toggleLanguage(codes: readonly string[], code: string, isSelected: boolean): string[] {
  const known = storeLanguages.map((language) => language.code);
  const next = new Set(isSelected ? [...codes, code] : codes.filter((item) => item !== code));
  return [...known.filter((item) => next.has(item)), ...[...next].filter((item) => !known.includes(item))];
}
