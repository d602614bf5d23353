import type { StringMap } from 'ra-core';
import type { MessageNamespace, NamespaceMessages } from './en/areas';

type Some<Messages> = { [Key in keyof Messages]?: Messages[Key] extends string ? string : Some<Messages[Key]> };

/** Messages of a language: those that every page needs, and loaders of the lazy ones. */
export interface LocaleMessages {
  messages: StringMap;
  areas: { readonly [Area in MessageNamespace]?: () => Promise<{ messages: Some<NamespaceMessages[Area]> }> };
}

/** Translation of the console. Missing messages fall back to English. */
export interface Language {
  /** Native name. */
  name: string;
  load: () => Promise<LocaleMessages>;
}

const french: Language = {
  name: 'Français',
  async load() {
    const [base, { areas }] = await Promise.all([import('./fr'), import('./fr/areas')]);
    return { messages: base.french, areas };
  },
};

const arabic: Language = {
  name: 'العربية',
  async load() {
    const [base, { areas }] = await Promise.all([import('./ar'), import('./ar/areas')]);
    return { messages: base.arabic, areas };
  },
};

/** Pseudo-locale: expanded English that reveals truncated and untranslated texts. Excluded from production builds. */
const pseudo: Readonly<Record<string, Language>> =
  import.meta.env.MODE === 'production'
    ? {}
    : {
        'en-XA': {
          name: 'Ēñĝļîšĥ ++',
          load: async () => (await import('./pseudo')).pseudoLanguage(),
        },
      };

/** Languages besides English, by code. */
export const languages: Readonly<Record<string, Language>> = { fr: french, ar: arabic, ...pseudo };
