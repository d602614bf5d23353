import type { I18nProvider, StringMap } from 'ra-core';
import { english } from './en';
import { areas, type MessageNamespace } from './en/areas';
import type { Language, LocaleMessages } from './language';
import { createMessageCatalog, type MessageCatalog } from './messageCatalog';

/** i18nProvider with lazy-loaded messages. */
export interface I18n {
  /** Translates with all loaded messages. */
  i18nProvider: I18nProvider;
  /** Store holding the i18nProvider; its identity changes with the locale so React consumers re-render. */
  currentLocale: { get: () => I18nProvider; subscribe: (listener: () => void) => () => void };
  /**
   * Loads a module together with its messages in the current language.
   * @throws if either download fails; the next call tries again
   */
  withMessages<Part>(area: MessageNamespace | readonly MessageNamespace[], load: () => Promise<Part>): Promise<Part>;
  /** Replaces single messages in all languages, such as the name of the product. */
  override(messages: StringMap): void;
  /** Adds English messages that are already loaded. */
  add(area: MessageNamespace, messages: StringMap): void;
}

/** Messages that replace the console's or are added to them, by language. Those in English are always loaded. */
export interface MessageOverrides {
  en?: StringMap;
  [locale: string]: StringMap | (() => Promise<{ default: StringMap }>) | undefined;
}

/** English messages are always loaded as the fallback for missing translations. */
export function createI18n(languages: Readonly<Record<string, Language>>, overrides: MessageOverrides = {}): I18n {
  const englishCatalog = createMessageCatalog('en');
  englishCatalog.add(english);
  englishCatalog.override(overrides.en ?? {});
  let commonOverrides: StringMap = {};
  const catalogs = new Map<string, MessageCatalog>([['en', englishCatalog]]);
  const areasByLocale = new Map<string, LocaleMessages['areas']>([['en', areas]]);
  const getCatalog = (locale: string) => {
    const existing = catalogs.get(locale);
    if (existing) return existing;
    const catalog = createMessageCatalog(locale);
    catalog.override(commonOverrides);
    catalogs.set(locale, catalog);
    return catalog;
  };

  let locale = 'en';
  /** Locales whose messages are loaded: English, the current one, and the one being switched to. */
  let activeLocales = ['en'];
  /** Namespaces requested so far. */
  const requestedAreas = new Set<MessageNamespace>();

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
      const [read, ownMessages] = await Promise.all([language.load(), typeof own === 'function' ? own() : null]);
      getCatalog(localeCode).add(read.messages);
      if (ownMessages) getCatalog(localeCode).override(ownMessages.default);
      areasByLocale.set(localeCode, read.areas);
    });
  const loadNamespace = (localeCode: string, area: MessageNamespace) =>
    loadOnce(`${localeCode} ${area}`, async () => {
      await loadBase(localeCode);
      const load: undefined | (() => Promise<{ messages: StringMap }>) = areasByLocale.get(localeCode)?.[area];
      if (load) getCatalog(localeCode).add({ [area]: (await load()).messages });
    });

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
        await Promise.all([loadBase(next), ...[...requestedAreas].map((area) => loadNamespace(next, area))]);
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
    async withMessages(area, load) {
      const requested = [area].flat();
      for (const namespace of requested) requestedAreas.add(namespace);
      const messages = activeLocales.flatMap((localeCode) =>
        requested.map((namespace) => loadNamespace(localeCode, namespace)),
      );
      const [part] = await Promise.all([load(), ...messages]);
      return part;
    },
    override(messages) {
      commonOverrides = messages;
      for (const catalog of catalogs.values()) catalog.override(messages);
    },
    add(area, messages) {
      requestedAreas.add(area);
      loads.set(`en ${area}`, Promise.resolve());
      englishCatalog.add({ [area]: messages });
    },
  };
}
