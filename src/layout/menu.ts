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

/** Icons of the pages that are no list, and of the lists by entity; one that has none gets a plain one. */
const icons: Readonly<Record<string, IconName>> = {
  'theme-editor': 'palette',
  instagram: 'feed',
  loyalty: 'star',
  form: 'form',
  sales: 'cart',
  analytics: 'chart',
  settings: 'gear',
  notifications: 'mail',
  locale: 'globe',
  billing: 'card',
  customers: 'person',
  rewards: 'gift',
  'product-reviews': 'message',
  faq: 'question',
};

function entryOf(name: string): PageEntry {
  const entity = entities.find((one) => one.name === name);
  return {
    path: `/${name}`,
    label: `shell.menu.${name}`,
    icon: icons[name] ?? 'grid',
    ...(entity && { fallback: `resources.${name}.name` }),
    ...(entity?.list.waiting !== undefined && { waitingIn: entity }),
  };
}

const managed = ['customers', 'sales', 'rewards', 'product-reviews', 'faq'];
const added = entities.map(({ name }) => name).filter((name) => !managed.includes(name));

/** The whole menu (specification section 2); an entity that it does not name comes last among the lists. */
const groups: readonly MenuGroup[] = [
  { label: null, entries: [{ path: '/', label: 'shell.menu.dashboard', icon: 'home' }] },
  {
    label: 'shell.menu.setup',
    entries: ['theme-editor', 'instagram', 'loyalty', 'form', 'other-widgets'].map(entryOf),
  },
  { label: 'shell.menu.manage', entries: [...managed, ...added].map(entryOf) },
  {
    label: 'shell.menu.settings',
    entries: [
      entryOf('analytics'),
      entryOf('settings'),
      entryOf('notifications'),
      entryOf('locale'),
      { ...entryOf('billing'), hiddenWhen: ({ billingHidden }) => billingHidden },
    ],
  },
];

/** Reached from the help block, the small menu and quick find. */
export const contactPage: PageEntry = { path: '/contact', label: 'shell.help.contact', icon: 'message' };

/** Addresses that this configuration takes away: neither the menu nor the route table has them then (APP-10). */
export function hiddenPaths(config: Config): ReadonlySet<string> {
  const entries = groups.flatMap((group) => group.entries);
  return new Set(entries.filter(({ hiddenWhen }) => hiddenWhen?.(config)).map(({ path }) => path));
}

/** The groups to show: entries whose page exists, and is not hidden by the configuration. */
export function menuGroups(config: Config, pages: ReadonlySet<string>): readonly MenuGroup[] {
  const hidden = hiddenPaths(config);
  return groups
    .map(({ label, entries }) => ({
      label,
      entries: entries.filter(({ path }) => (pages.has(path) || pages.has(`${path}/*`)) && !hidden.has(path)),
    }))
    .filter(({ entries }) => entries.length > 0);
}
