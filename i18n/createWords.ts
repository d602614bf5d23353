import type { I18nProvider, StringMap } from 'ra-core';
import { english } from './en';
import { areas, type WordArea } from './en/areas';
import type { Language } from './language';
import { createWordBook, type WordBook } from './wordBook';

/** The words of the console in every language. */
export interface Words {
  /** Says every word that is loaded. */
  i18nProvider: I18nProvider;
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
  const readArea = (of: string, area: WordArea) =>
    readOnce(`${of} ${area}`, async () => {
      const load: undefined | (() => Promise<{ words: StringMap }>) = (of === 'en' ? areas : languages[of]?.areas)?.[
        area
      ];
      if (load) bookOf(of).add({ [area]: (await load()).words });
    });
  const readBase = (of: string) =>
    readOnce(of, async () => {
      const language = languages[of];
      if (language) bookOf(of).add((await language.load()).words);
    });

  return {
    i18nProvider: {
      translate(key, options) {
        // An empty default tells a word that is missing.
        const own = locale !== 'en' && bookOf(locale).translate(key, { ...options, _: '' });
        return own || englishBook.translate(key, options);
      },
      async changeLocale(next) {
        inUse = ['en', locale, next];
        await Promise.all([readBase(next), ...[...wanted].map((area) => readArea(next, area))]);
        locale = next;
        inUse = ['en', next];
      },
      getLocale: () => locale,
      getLocales: () => [
        { locale: 'en', name: 'English' },
        ...Object.entries(languages).map(([code, { name }]) => ({ locale: code, name })),
      ],
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
