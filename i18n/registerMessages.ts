import type { StringMap } from 'ra-core';
import type { Language } from './language';

/** Messages that replace the console's or are added to them, by language. Those in English are always loaded. */
export interface MessageOverrides {
  en?: StringMap;
  [locale: string]: StringMap | (() => Promise<{ default: StringMap }>) | undefined;
}

/** A language that is added. Messages that it lacks are shown in English. */
export interface AddedLanguage extends Pick<Language, 'name' | 'isComplete'> {
  /** Loads its messages, in the shape of `i18n/fr`: `{ shell: { … }, list: { … }, … }`. */
  load: () => Promise<{ default: StringMap }>;
}

let registered: { messages: MessageOverrides; languages: Readonly<Record<string, AddedLanguage>> } = {
  messages: {},
  languages: {},
};

/**
 * Adds messages and languages to the console's own. Call it before `i18n/i18n.ts` is loaded, which reads them.
 * @param languages by code
 */
export function registerMessages(
  messages: MessageOverrides,
  languages: Readonly<Record<string, AddedLanguage>> = {},
): void {
  registered = { messages, languages };
}

/** The messages that were added. */
export const getRegisteredMessages = (): MessageOverrides => registered.messages;

/** The languages that were added, by code. */
export const getRegisteredLanguages = (): Readonly<Record<string, AddedLanguage>> => registered.languages;
