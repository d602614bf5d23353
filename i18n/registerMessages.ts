import type { StringMap } from 'ra-core';

/** Messages that replace the console's or are added to them, by language. Those in English are always loaded. */
export interface MessageOverrides {
  en?: StringMap;
  [locale: string]: StringMap | (() => Promise<{ default: StringMap }>) | undefined;
}

let registered: MessageOverrides = {};

/** Adds messages to the console's own. Call it before `i18n/i18n.ts` is loaded, which reads them. */
export function registerMessages(messages: MessageOverrides): void {
  registered = messages;
}

/** The messages that were added. */
export const getRegisteredMessages = (): MessageOverrides => registered;
