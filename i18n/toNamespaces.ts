import type { StringMap } from 'ra-core';

/**
 * Names the messages of files by their namespace, which is the name of the file: `send` in areas/compose.ts is
 * `compose.send`.
 */
export const toNamespaces = (messagesOfFiles: Record<string, StringMap>): Record<string, StringMap> =>
  Object.fromEntries(
    Object.entries(messagesOfFiles).map(([path, messages]) => [path.slice('./areas/'.length, -'.ts'.length), messages]),
  );
