import type { StringMap } from 'ra-core';
import { type AddedLanguage, getRegisteredLanguages } from './registerMessages';

/** Translation of the console. Missing messages fall back to English. */
export interface Language {
  /** Native name. */
  name: string;
  /** Whether every message is translated, which tests then check. An incomplete language is in progress: its share is reported. */
  isComplete: boolean;
  /** Loads the messages that the first page needs. */
  load: () => Promise<StringMap>;
  /** Loads all others, in one file: which of them lazy-loaded code needs is only known after it has arrived. */
  loadRest: () => Promise<StringMap>;
}

const french: Language = {
  name: 'Français',
  isComplete: true,
  load: async () => (await import('./fr')).french,
  loadRest: async () => (await import('./fr/lazy')).lazyFrench,
};

const arabic: Language = {
  name: 'العربية',
  isComplete: true,
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
          isComplete: true,
          load: async () => (await import('./pseudo')).pseudoEnglish(),
          loadRest: async () => (await import('./pseudo')).lazyPseudoEnglish(),
        },
      };

/** Languages of the console besides English, by code. An extension adds others (`registerMessages.ts`). */
export const languages: Readonly<Record<string, Language>> = { fr: french, ar: arabic, ...pseudo };

/** The languages besides English, with those that an extension has added. */
export const getLanguages = (): Readonly<Record<string, Language>> => ({
  ...languages,
  ...Object.fromEntries(Object.entries(getRegisteredLanguages()).map(([code, added]) => [code, toLanguage(added)])),
});

const toLanguage = ({ load, ...language }: AddedLanguage): Language => ({
  ...language,
  load: async () => (await load()).default,
  loadRest: async () => ({}),
});
