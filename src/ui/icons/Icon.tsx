import { memo } from 'react';
import { classes } from '../classes';
import styles from './Icon.module.css';
import { directionalIcons, type IconName, iconPaths } from './iconPaths';

export type { IconName } from './iconPaths';

interface IconProps {
  name: IconName;
  /** Size in px. */
  size?: 16 | 20;
  /** Fills the icon with the text color. */
  filled?: boolean;
  className?: string | undefined;
}

/** Decorative SVG icon, hidden from screen readers. */
export const Icon = memo(function Icon({ name, size = 16, filled = false, className }: IconProps) {
  return (
    <svg
      className={classes(
        styles.icon,
        filled && styles.filled,
        directionalIcons.has(name) && styles.directed,
        className,
      )}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
});
