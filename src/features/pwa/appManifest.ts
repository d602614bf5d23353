/** Draft of the installable app's manifest. */
import * as z from 'zod/mini';
import { isDeepEqual } from '../../../dataProvider/writes/mergeEdits';
import type { PwaManifest } from '../../../resources/settings';
import { isHexColor } from '../../lib/color/hexColor';
import { clipText } from '../../lib/format/text';
import type { IconSize } from './useAppIcon';

/** Schema of persisted drafts. Texts are raw input values; '' if not set. */
export const appManifestShape = z.object({
  name: z.string(),
  shortName: z.string(),
  themeColor: z.string(),
  backgroundColor: z.string(),
  /** The icon, or none. As a list, it is one part of a merge. */
  icons: z.array(z.object({ src: z.string(), type: z.string() })).check(z.maxLength(1)),
});
export type AppManifest = z.infer<typeof appManifestShape>;

export const colorFields = ['themeColor', 'backgroundColor'] as const;
export type ColorField = (typeof colorFields)[number];

/** Characters that devices show before they cut a name. */
export const MAX_NAME_LENGTH = { name: 45, shortName: 12 } as const;

/** Minimum width and height of an icon in pixels. */
export const MIN_ICON_SIDE = 512;

/** Colors that browsers use if the manifest has none. */
export const DEFAULT_COLOR = '#ffffff';

/** Converts the manifest of the settings to a draft. */
export function toAppManifest(manifest: PwaManifest | null): AppManifest {
  const icon = manifest?.app_icon;
  return {
    name: manifest?.name ?? '',
    shortName: manifest?.short_name ?? '',
    themeColor: manifest?.theme_color ?? '',
    backgroundColor: manifest?.background_color ?? '',
    icons: icon?.src ? [{ src: icon.src, type: icon.type ?? '' }] : [],
  };
}

/** Converts a draft to a whole manifest. Keeps unknown keys and values that weren't edited. */
export function toPwaManifest(stored: PwaManifest | null, draft: AppManifest): PwaManifest {
  const before = toAppManifest(stored);
  const [icon] = draft.icons;
  const hasSameIcon = isDeepEqual(before.icons, draft.icons);
  return {
    ...stored,
    name: draft.name === before.name ? (stored?.name ?? null) : draft.name.trim(),
    short_name: draft.shortName === before.shortName ? (stored?.short_name ?? null) : draft.shortName.trim(),
    theme_color:
      draft.themeColor === before.themeColor ? (stored?.theme_color ?? null) : draft.themeColor.toLowerCase(),
    background_color:
      draft.backgroundColor === before.backgroundColor
        ? (stored?.background_color ?? null)
        : draft.backgroundColor.toLowerCase(),
    app_icon: hasSameIcon ? (stored?.app_icon ?? null) : (icon ?? null),
  };
}

/** Returns the changed colors that are neither empty nor `#rrggbb`. */
export function findInvalidColors(saved: AppManifest, draft: AppManifest): readonly ColorField[] {
  return colorFields.filter(
    (field) => draft[field] !== saved[field] && draft[field] !== '' && !isHexColor(draft[field]),
  );
}

/** Counts the fields that differ. */
export function countChanges(saved: AppManifest, draft: AppManifest): number {
  const fields: readonly (keyof AppManifest)[] = ['name', 'shortName', 'icons', ...colorFields];
  return fields.filter((field) => !isDeepEqual(saved[field], draft[field])).length;
}

/** Whether devices may cut a name. */
export function isTooLong(field: keyof typeof MAX_NAME_LENGTH, text: string): boolean {
  return clipText(text.trim(), MAX_NAME_LENGTH[field]) !== text.trim();
}

/** Returns the name below the icon on a home screen: the short name, or else the name. */
export const getIconLabel = ({ name, shortName }: Pick<AppManifest, 'name' | 'shortName'>): string =>
  shortName.trim() || name.trim();

/** Returns a color as `#rrggbb`, or what browsers use in place of a missing or unreadable one. */
export const resolveColor = (color: string): string => (isHexColor(color) ? color : DEFAULT_COLOR);

/** Returns the web app manifest of a draft, for download. Omits empty values. */
export function toWebManifest(
  { name, shortName, themeColor, backgroundColor, icons }: AppManifest,
  website: string | null,
  iconSize: IconSize,
): string {
  const sizes = describeSizes(iconSize);
  const manifest = {
    name: name.trim() || undefined,
    short_name: shortName.trim() || undefined,
    start_url: website ?? undefined,
    display: 'standalone',
    theme_color: themeColor || undefined,
    background_color: backgroundColor || undefined,
    icons: icons.map(({ src, type }) => ({ src, type: type || undefined, sizes })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Value of the `sizes` member; undefined if the size is unknown. */
function describeSizes(iconSize: IconSize): string | undefined {
  if (iconSize.kind === 'scalable') return 'any';
  return iconSize.kind === 'pixels' ? `${iconSize.width}x${iconSize.height}` : undefined;
}
