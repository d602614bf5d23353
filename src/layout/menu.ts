/** Menu entries: the console's own, for pages of `src/routes.tsx`, and those of `src/extensions`. */

import type { I18nProvider } from 'ra-core';
import { entities } from '../../resources';
import type { Entity } from '../../resources/entity';
import type { Config } from '../config';
import { changeMenu, getExtension, isHidden, isHideable } from '../defineConsole';
import { getOwn } from '../lib/getOwn';
import { menuPages, settingsPages } from '../slots/menuPages';
import { type IconName, isIconName } from '../ui/icons/iconPaths';

export interface PageEntry {
  /** URL of the page. The entry is also highlighted on nested paths. */
  path: string;
  /** Message key of the label. */
  label: string;
  /** Message key that is used if `label` is missing. */
  fallback?: string;
  icon: IconName;
  /** Other pages that it leads to. */
  nested?: readonly string[];
  /** Entity whose number of pending records is shown as a badge. */
  waitingIn?: Entity;
}

/** What names a page. */
export type PageName = Pick<PageEntry, 'label' | 'fallback'>;

export interface MenuGroup {
  /** Message key of the heading, or null for no heading. */
  label: string | null;
  entries: readonly PageEntry[];
}

/** Icons of pages that are not entity lists. Entities declare their icon themselves. */
const icons: Readonly<Record<string, IconName>> = {
  'theme-editor': 'palette',
  instagram: 'feed',
  loyalty: 'medal',
  form: 'form',
  sales: 'cart',
  analytics: 'chart',
  settings: 'gear',
  billing: 'card',
  automation: 'bolt',
  notifications: 'mail',
  locale: 'globe',
  pwa: 'phone',
};

function createPageEntry(name: string): PageEntry {
  const entity = entities.find((item) => item.name === name);
  return {
    path: `/${name}`,
    label: `shell.menu.${name}`,
    icon: isIconName(entity?.icon) ? entity.icon : (getOwn(icons, name) ?? 'grid'),
    ...(name === 'settings' && { nested: settingsPages.map((page) => `/${page}`) }),
    ...(entity && { fallback: `resources.${name}.name` }),
    ...(entity?.list.waiting !== undefined && { waitingIn: entity }),
  };
}

const { setup, manage, settings } = menuPages;

let groups: readonly MenuGroup[] | null = null;

/**
 * The complete menu, as the extension changes it. Its entities are after the console's own.
 * Created at its first use, since this module is loaded together with the code of the changes.
 */
function getGroups(): readonly MenuGroup[] {
  groups ??= changeMenu([
    { label: null, entries: [{ path: '/', label: 'shell.menu.dashboard', icon: 'home' }] },
    { label: 'shell.menu.setup', entries: setup.map(createPageEntry) },
    {
      label: 'shell.menu.manage',
      entries: [
        ...[...manage, ...getExtension().entities.map(({ name }) => name)].map(createPageEntry),
        { path: '/imports', label: 'pages.imports.title', icon: 'upload' },
      ],
    },
    { label: 'shell.menu.settings', entries: settings.map(createPageEntry) },
  ]);
  return groups;
}

/** Entries of pages that the settings page leads to. */
const settingsPageEntries = settingsPages.map(createPageEntry);

/** Linked from the help section, the compact menu, and quick find. */
export const contactPage: PageEntry = { path: '/contact', label: 'shell.help.contact', icon: 'message' };

/** Linked from the menu of the sites and, with several sites, from quick find. */
export const storesQueuePage: PageEntry = { path: '/moderate/stores', label: 'pages.inbox.title', icon: 'flag' };

/** Linked like the page before. */
export const copyPage: PageEntry = { path: '/copy-settings', label: 'pages.copy.title', icon: 'copy' };

/** Linked from the account menu, the compact menu, and quick find. */
export const historyPage: PageEntry = { path: '/history', label: 'pages.history.title', icon: 'undo' };

/** Returns the menu without the pages that a configuration may hide. */
export const getFixedGroups = (): readonly MenuGroup[] => filterEntries(({ path }) => !isHideable(path));

/** Returns the groups with the entries whose page exists and isn't hidden by the configuration. */
export function menuGroups(config: Config, pages: ReadonlySet<string>): readonly MenuGroup[] {
  return filterEntries((entry) => hasPage(entry, pages) && !isHidden(entry.path, config));
}

function filterEntries(isShown: (entry: PageEntry) => boolean): readonly MenuGroup[] {
  return getGroups()
    .map(({ label, entries }) => ({ label, entries: entries.filter(isShown) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Returns the existing pages of quick find and the compact menu: all of the menu, those of the settings, the history, and Contact. */
export const listAllPages = (menu: readonly MenuGroup[], pages: ReadonlySet<string>): readonly PageEntry[] => [
  ...menu.flatMap(({ entries }) => entries),
  ...settingsPageEntries.filter((entry) => hasPage(entry, pages)),
  historyPage,
  contactPage,
];

const hasPage = ({ path }: PageEntry, pages: ReadonlySet<string>) => pages.has(path) || pages.has(`${path}/*`);

/** Returns the name of a page, as in the menu. */
export const getPageName = (translate: I18nProvider['translate'], { label, fallback }: PageName): string =>
  translate(label, fallback ? { _: translate(fallback, { smart_count: 2 }) } : {});
