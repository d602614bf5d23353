import type { StringMap } from 'ra-core';
import type { AreaWords, WordArea } from './en/areas';

type Some<Words> = { [Key in keyof Words]?: Words[Key] extends string ? string : Some<Words[Key]> };

/** The words of a language: those that every page needs, and how those of an area come. */
export interface LanguageWords {
  words: StringMap;
  areas: { readonly [Area in WordArea]?: () => Promise<{ words: Some<AreaWords[Area]> }> };
}

/** A language beside English. English stands in for every word that it has not. */
export interface Language {
  /** As its speakers call it. */
  name: string;
  load: () => Promise<LanguageWords>;
}

const french: Language = {
  name: 'Français',
  async load() {
    const [base, { areas }] = await Promise.all([import('./fr'), import('./fr/areas')]);
    return { words: base.french, areas };
  },
};

const arabic: Language = {
  name: 'العربية',
  async load() {
    const [base, { areas }] = await Promise.all([import('./ar'), import('./ar/areas')]);
    return { words: base.arabic, areas };
  },
};

/** English, a third as long again: shows what is cut off, and what is no word of ours. Never in a build for merchants. */
const pseudo: Readonly<Record<string, Language>> =
  import.meta.env.MODE === 'production'
    ? {}
    : {
        'en-XA': {
          name: 'Ēñĝļîšĥ ++',
          load: async () => (await import('./pseudo')).pseudoLanguage(),
        },
      };

/** Every language beside English, by its code. */
export const languages: Readonly<Record<string, Language>> = { fr: french, ar: arabic, ...pseudo };
