import type { StringMap } from 'ra-core';
import { areas, type MessageNamespace } from '../../i18n/en/areas';
import { addMessages } from '../../i18n/i18n';

const modules = import.meta.glob<StringMap>('../../i18n/en/areas/*.ts', { eager: true, import: 'messages' });
const isNamespace = (name: string): name is MessageNamespace => name in areas;

/** English messages by namespace. */
export const namespaceMessages = new Map(
  Object.keys(areas)
    .filter(isNamespace)
    .map((namespace) => [namespace, modules[`../../i18n/en/areas/${namespace}.ts`] ?? {}]),
);

/** Registered eagerly, since tests render parts without the lazy-loaded messages. */
for (const [namespace, messages] of namespaceMessages) addMessages(namespace, messages);
