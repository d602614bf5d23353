import { classes } from '../../../ui/classes';
import { type AppManifest, resolveColor } from '../appManifest';
import { getTextColor } from '../textColor';
import type { AppIcon } from '../useAppIcon';
import styles from './AppPreview.module.css';

/** Mask that a launcher cuts the icon with. */
export type TileShape = 'circle' | 'squircle' | 'rounded' | 'ios';

interface AppImageProps {
  manifest: AppManifest;
  icon: AppIcon;
  /** Its first letter replaces a missing icon. */
  label: string;
  className?: string | undefined;
}

/** The icon, or a letter on the theme color like launchers draw it. */
export function AppImage({ manifest, icon, label, className }: AppImageProps) {
  if (icon.url !== null && icon.size.kind !== 'unknown') {
    return <img src={icon.url} alt="" referrerPolicy="no-referrer" className={classes(styles.icon, className)} />;
  }
  const background = resolveColor(manifest.themeColor);
  return (
    <span
      className={classes(styles.icon, styles.letter, className)}
      style={{ background, color: getTextColor(background) }}
    >
      {[...label][0]}
    </span>
  );
}

/** Icon and name on a home screen. */
export function AppTile({ shape, ...props }: AppImageProps & { shape: TileShape }) {
  return (
    <div className={styles.tile}>
      <AppImage {...props} className={styles[shape]} />
      <span dir="auto" className={styles.label}>
        {props.label}
      </span>
    </div>
  );
}
