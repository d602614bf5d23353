/** The menu: groups of entries, as data. A page is added by a line here and one in `src/routes.tsx`. */

import { entities } from '../../resources';
import type { Entity } from '../../resources/entity';
import type { Config } from '../config';
import type { IconName } from '../ui/Icon';

export interface PageEntry {
  /** Where it leads; it is current on every address below. */
  path: string;
  /** Key of its name. */
  label: string;
  /** Key of a name that always exists, where the first may be missing. */
  fallback?: string;
  icon: IconName;
  /** The list whose waiting records are counted beside it. */
  waitingIn?: Entity;
  /** Not offered under this configuration. */
  hiddenWhen?: (config: Config) => boolean;
}

export interface MenuGroup {
  /** Key of its heading; null: none. */
  label: string | null;
  entries: readonly PageEntry[];
}

/** Icons of the lists by entity; one that has none gets a plain one. */
const icons: Readonly<Record<string, IconName>> = {
  customers: 'person',
  rewards: 'gift',
  'product-reviews': 'message',
  faq: 'question',
};

const lists = entities.map(
  (entity): PageEntry => ({
    path: `/${entity.name}`,
    label: `shell.menu.${entity.name}`,
    fallback: `resources.${entity.name}.name`,
    icon: icons[entity.name] ?? 'grid',
    ...(entity.list.waiting === undefined ? {} : { waitingIn: entity }),
  }),
);

const groups: readonly MenuGroup[] = [{ label: 'shell.menu.manage', entries: lists }];

/** Reached from the help block, the small menu and quick find. */
export const contactPage: PageEntry = { path: '/contact', label: 'shell.help.contact', icon: 'message' };

/** The groups that this configuration shows. */
export function menuGroups(config: Config): readonly MenuGroup[] {
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => !entry.hiddenWhen?.(config)) }))
    .filter((group) => group.entries.length > 0);
}

/** The page that '/' leads to. */
export const firstPage = `/${entities[0]?.name ?? 'contact'}`;
