import type { I18nProvider, StringMap } from 'ra-core';
import { getEnglishMessages } from './englishMessages';
import type { Language } from './language';
import { createMessageCatalog, type MessageCatalog } from './messageCatalog';
import type { MessageOverrides } from './registerMessages';

/** i18nProvider with lazy-loaded messages. */
export interface I18n {
  /** Translates with all loaded messages. */
  i18nProvider: I18nProvider;
  /** Store holding the i18nProvider; its identity changes with the locale so React consumers re-render. */
  currentLocale: { get: () => I18nProvider; subscribe: (listener: () => void) => () => void };
  /**
   * Loads code, and with it the translations into the current language. The English messages are in the code.
   * @throws if either download fails; the next call tries again
   */
  withTranslations<Part>(load: () => Promise<Part>): Promise<Part>;
  /** Replaces single messages in all languages, such as the name of the product. */
  override(messages: StringMap): void;
}

/** English messages are always loaded as the fallback for missing translations. */
export function createI18n(languages: Readonly<Record<string, Language>>, overrides: MessageOverrides = {}): I18n {
  const englishCatalog = createMessageCatalog('en', getEnglishMessages);
  englishCatalog.override(overrides.en ?? {});
  let commonOverrides: StringMap = {};
  const catalogs = new Map<string, MessageCatalog>([['en', englishCatalog]]);
  /** Loaded translations, by locale. */
  const translations = new Map<string, StringMap>();
  const addTranslations = (locale: string, messages: StringMap) =>
    translations.set(locale, { ...translations.get(locale), ...messages });
  const getCatalog = (locale: string) => {
    const existing = catalogs.get(locale);
    if (existing) return existing;
    const catalog = createMessageCatalog(locale, () => translations.get(locale) ?? noMessages);
    catalog.override(commonOverrides);
    catalogs.set(locale, catalog);
    return catalog;
  };

  let locale = 'en';
  /** Locales whose messages are loaded: English, the current one, and the one being switched to. */
  let activeLocales = ['en'];
  /** Whether code was requested that needs more than the messages of the first page. */
  let isRestNeeded = false;

  const loads = new Map<string, Promise<void>>();
  /** Loads once per name. Failed loads are retried on the next call. */
  const loadOnce = (name: string, read: () => Promise<void>): Promise<void> => {
    const promise = loads.get(name) ?? read();
    loads.set(name, promise);
    promise.catch(() => loads.delete(name));
    return promise;
  };
  const loadBase = (localeCode: string) =>
    loadOnce(localeCode, async () => {
      const language = languages[localeCode];
      if (!language) return;
      const own = overrides[localeCode];
      const [messages, ownMessages] = await Promise.all([language.load(), typeof own === 'function' ? own() : null]);
      addTranslations(localeCode, messages);
      if (ownMessages) getCatalog(localeCode).override(ownMessages.default);
    });
  const loadRest = (localeCode: string) =>
    loadOnce(`${localeCode} rest`, async () => {
      const messages = await languages[localeCode]?.loadRest();
      if (messages) addTranslations(localeCode, messages);
    });
  const loadLocale = (localeCode: string) =>
    Promise.all([loadBase(localeCode), ...(isRestNeeded ? [loadRest(localeCode)] : [])]);

  const listeners = new Set<() => void>();
  let lastRequested = 'en';
  const i18nProvider: I18nProvider = {
    translate(key, options) {
      // An empty default detects missing translations.
      const translation = locale !== 'en' && getCatalog(locale).translate(key, { ...options, _: '' });
      return translation || englishCatalog.translate(key, options);
    },
    async changeLocale(next) {
      activeLocales = ['en', locale, next];
      lastRequested = next;
      try {
        await loadLocale(next);
      } catch (error) {
        // Otherwise later modules would wait for the failed locale too.
        if (lastRequested === next) activeLocales = ['en', locale];
        throw error;
      }
      // Another locale was requested in between.
      if (lastRequested !== next) return;
      locale = next;
      activeLocales = ['en', next];
      provider = { ...i18nProvider };
      for (const listener of listeners) listener();
    },
    getLocale: () => locale,
    getLocales: () => [
      { locale: 'en', name: 'English' },
      ...Object.entries(languages).map(([code, { name }]) => ({ locale: code, name })),
    ],
  };
  let provider = i18nProvider;

  return {
    i18nProvider,
    currentLocale: {
      get: () => provider,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    async withTranslations(load) {
      isRestNeeded = true;
      const [part] = await Promise.all([load(), ...activeLocales.map(loadLocale)]);
      return part;
    },
    override(messages) {
      commonOverrides = messages;
      for (const catalog of catalogs.values()) catalog.override(messages);
    },
  };
}

const noMessages: StringMap = {};
