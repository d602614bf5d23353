import type { StringMap } from 'ra-core';
import { lazyEnglish } from '../../i18n/en/lazy';

/**
 * English messages by namespace. Importing them loads them, since tests render parts without the lazy-loaded code that
 * imports their messages.
 */
export const namespaceMessages: ReadonlyMap<string, StringMap> = new Map(Object.entries<StringMap>(lazyEnglish));
