import { toNamespaces } from '../toNamespaces';

/**
 * English messages that are loaded with the code that imports their file, by namespace. All together for the
 * pseudo-locale and tests.
 */
export const lazyEnglish = toNamespaces(import.meta.glob('./areas/*.ts', { eager: true, import: 'messages' }));
