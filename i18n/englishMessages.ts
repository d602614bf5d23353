import type { StringMap } from 'ra-core';
import { english } from './en';

let loaded: StringMap = english;

/** The English messages that are loaded: those of every page, and those of all code that has run. */
export const getEnglishMessages = (): StringMap => loaded;

/**
 * Defines the English messages of a namespace. Code that shows them imports their file, so they are in its chunk, and
 * no text is rendered without them. The import of one module of a chunk is enough.
 */
export function defineMessages<Messages extends StringMap>(namespace: string, messages: Messages): Messages {
  loaded = { ...loaded, [namespace]: messages };
  return messages;
}
