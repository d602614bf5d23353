import { arrange } from '../../resources/arrange';
import type { IconName } from '../ui/icons/Icon';
import type { ExtensionMenuGroup, ExtensionMenuItem, MenuChange, MovedMenuGroup } from './pageSlots';

/** What an extension knows of a menu entry. */
export interface MenuEntry {
  path: string;
  label: string;
  icon: IconName;
}

/** A group of the menu with its message key, or null for the dashboard, which has no heading. */
export interface MenuGroupOf<Entry> {
  label: string | null;
  entries: readonly Entry[];
}

const isGroup = (change: MenuChange): change is ExtensionMenuGroup | MovedMenuGroup =>
  !('path' in change || 'entity' in change);

/**
 * Returns the menu with the changes of an extension. What it hides stays, because the page is hidden elsewhere, too (see
 * `isHidden`).
 */
export function changeMenu<Entry extends MenuEntry>(
  groups: readonly MenuGroupOf<Entry>[],
  menu: readonly MenuChange[],
): MenuGroupOf<Entry | MenuEntry>[] {
  const items = menu.flatMap((change): { item: ExtensionMenuItem; group?: string | undefined }[] => {
    if ('entries' in change) return change.entries.map((item) => ({ item, group: change.label }));
    if (isGroup(change) || 'hide' in change) return [];
    return [{ item: change, group: change.group && toLabel(change.group) }];
  });
  const entries = new Map<string, Entry | MenuEntry>(
    groups.flatMap((group) => group.entries.map((entry) => [entry.path, entry] as const)),
  );
  for (const { item } of items)
    if ('label' in item) entries.set(item.path, { path: item.path, label: item.label, icon: item.icon ?? 'grid' });
  const arranged = arrange(
    groups.flatMap(({ label, entries: own }) => own.map(({ path }) => ({ name: path, group: label ?? START }))),
    items.map(({ item, group }) => ({ ...item, name: getPath(item), group })),
  );
  const arrangedGroups = arrange(
    groups.map(({ label }) => ({ name: label ?? START })),
    menu.filter(isGroup).map(toGroupChange),
  );
  return arrangedGroups.map(({ name }) => ({
    label: name === START ? null : name,
    entries: arranged.flatMap((part) => {
      const entry = entries.get(part.name);
      return entry && (part.group ?? toLabel('manage')) === name ? [entry] : [];
    }),
  }));
}

/** Name of the group without a heading. */
const START = '';

const toLabel = (group: string) => `shell.menu.${group}`;

const getPath = (item: ExtensionMenuItem) => ('entity' in item ? `/${item.entity.name}` : item.path);

function toGroupChange(change: ExtensionMenuGroup | MovedMenuGroup) {
  const { before, after } = change;
  return {
    name: 'entries' in change ? change.label : toLabel(change.group),
    ...(before && { before: toLabel(before) }),
    ...(after && { after: toLabel(after) }),
  };
}
