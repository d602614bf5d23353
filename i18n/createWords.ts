import type { I18nProvider, StringMap } from 'ra-core';
import { english } from './en';
import { areas, type WordArea } from './en/areas';
import type { Language, LanguageWords } from './language';
import { createWordBook, type WordBook } from './wordBook';

/** The words of the console in every language. */
export interface Words {
  /** Says every word that is loaded. */
  i18nProvider: I18nProvider;
  /** The same, as another object in each language: whoever holds it sees that other words are said. */
  spoken: { get: () => I18nProvider; subscribe: (listener: () => void) => () => void };
  /**
   * Loads a part of the console together with the words that it says, in the language that is spoken.
   * @throws whatever the download of either fails with; the next call tries again
   */
  withWords<Part>(area: WordArea | readonly WordArea[], load: () => Promise<Part>): Promise<Part>;
  /** Adds English words of an area that are at hand already. */
  add(area: WordArea, words: StringMap): void;
}

/** English is always loaded as far as the page needs it: it is what stands in for a word that is missing elsewhere. */
export function createWords(languages: Readonly<Record<string, Language>>): Words {
  const englishBook = createWordBook('en');
  englishBook.add(english);
  const books = new Map<string, WordBook>([['en', englishBook]]);
  const areasOf = new Map<string, LanguageWords['areas']>([['en', areas]]);
  const bookOf = (locale: string) => {
    const book = books.get(locale) ?? createWordBook(locale);
    books.set(locale, book);
    return book;
  };

  let locale = 'en';
  /** Languages that words are read in: English, the one that is spoken, and the one that is to come. */
  let inUse = ['en'];
  /** Areas that were asked for. */
  const wanted = new Set<WordArea>();

  const reads = new Map<string, Promise<void>>();
  /** Reads once; a failure is forgotten. */
  const readOnce = (name: string, read: () => Promise<void>): Promise<void> => {
    const found = reads.get(name) ?? read();
    reads.set(name, found);
    found.catch(() => reads.delete(name));
    return found;
  };
  const readBase = (of: string) =>
    readOnce(of, async () => {
      const language = languages[of];
      if (!language) return;
      const read = await language.load();
      bookOf(of).add(read.words);
      areasOf.set(of, read.areas);
    });
  const readArea = (of: string, area: WordArea) =>
    readOnce(`${of} ${area}`, async () => {
      await readBase(of);
      const load: undefined | (() => Promise<{ words: StringMap }>) = areasOf.get(of)?.[area];
      if (load) bookOf(of).add({ [area]: (await load()).words });
    });

  const listeners = new Set<() => void>();
  let lastAsked = 'en';
  const i18nProvider: I18nProvider = {
    translate(key, options) {
      // An empty default tells a word that is missing.
      const own = locale !== 'en' && bookOf(locale).translate(key, { ...options, _: '' });
      return own || englishBook.translate(key, options);
    },
    async changeLocale(next) {
      inUse = ['en', locale, next];
      lastAsked = next;
      try {
        await Promise.all([readBase(next), ...[...wanted].map((area) => readArea(next, area))]);
      } catch (error) {
        // Or every part that comes later would wait for it too.
        if (lastAsked === next) inUse = ['en', locale];
        throw error;
      }
      // Another was asked for meanwhile.
      if (lastAsked !== next) return;
      locale = next;
      inUse = ['en', next];
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
    spoken: {
      get: () => provider,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    async withWords(area, load) {
      const asked = [area].flat();
      for (const one of asked) wanted.add(one);
      const words = inUse.flatMap((of) => asked.map((one) => readArea(of, one)));
      const [part] = await Promise.all([load(), ...words]);
      return part;
    },
    add(area, words) {
      wanted.add(area);
      reads.set(`en ${area}`, Promise.resolve());
      englishBook.add({ [area]: words });
    },
  };
}
