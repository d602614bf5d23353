import type { AppManifest } from './appManifest';
import type { IconSize } from './useAppIcon';

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
