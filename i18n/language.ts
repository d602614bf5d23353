import type { StringMap } from 'ra-core';

/** Translation of the console. Missing messages fall back to English. */
export interface Language {
  /** Native name. */
  name: string;
  /** Loads the messages that the first page needs. */
  load: () => Promise<StringMap>;
  /** Loads all others, in one file: which of them lazy-loaded code needs is only known after it has arrived. */
  loadRest: () => Promise<StringMap>;
}

const french: Language = {
  name: 'Français',
  load: async () => (await import('./fr')).french,
  loadRest: async () => (await import('./fr/lazy')).lazyFrench,
};

const arabic: Language = {
  name: 'العربية',
  load: async () => (await import('./ar')).arabic,
  loadRest: async () => (await import('./ar/lazy')).lazyArabic,
};

/** Pseudo-locale: expanded English that reveals truncated and untranslated texts. Excluded from production builds. */
const pseudo: Readonly<Record<string, Language>> =
  import.meta.env.MODE === 'production'
    ? {}
    : {
        'en-XA': {
          name: 'Ēñĝļîšĥ ++',
          load: async () => (await import('./pseudo')).pseudoEnglish(),
          loadRest: async () => (await import('./pseudo')).lazyPseudoEnglish(),
        },
      };

/** Languages besides English, by code. */
export const languages: Readonly<Record<string, Language>> = { fr: french, ar: arabic, ...pseudo };
