import type { Settings } from '../../../../resources/settings';

/** Languages of a store for editing. */
export interface StoreLanguages {
  /** Language codes in the order of the settings, including unknown ones and the default language. */
  languages: readonly string[];
  defaultLanguage: string;
}

/** Extracts the languages from the settings without duplicates. English is the default language of stores without one. */
export function storeLanguagesOf(
  settings: Pick<Settings, 'defaultLocale' | 'supportedLanguages'>,
): StoreLanguages & { languages: string[] } {
  const defaultLanguage = settings.defaultLocale || 'en';
  const languages = [...new Set((settings.supportedLanguages ?? []).filter((code) => code !== ''))];
  // The default language is always a language of the store, even if it isn't listed.
  return {
    languages: languages.includes(defaultLanguage) ? languages : [defaultLanguage, ...languages],
    defaultLanguage,
  };
}

/** Returns the changed keys of the settings. */
export function diffStoreLanguages(saved: StoreLanguages, edited: StoreLanguages): Partial<Settings> {
  const isSameList =
    saved.languages.length === edited.languages.length &&
    saved.languages.every((code, index) => code === edited.languages[index]);
  return {
    ...(edited.defaultLanguage !== saved.defaultLanguage && { defaultLocale: edited.defaultLanguage }),
    ...(!isSameList && { supportedLanguages: [...edited.languages] }),
  };
}
