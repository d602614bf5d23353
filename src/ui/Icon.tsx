import { classes } from './classes';
import styles from './Icon.module.css';
import { directed, type IconName, iconPaths } from './iconPaths';

export type { IconName } from './iconPaths';

interface IconProps {
  name: IconName;
  /** Side in px. */
  size?: 16 | 20;
  /** Filled with the colour of the text as well. */
  filled?: boolean;
  className?: string | undefined;
}

/** A small picture beside a word; it says nothing to a screen reader. */
export function Icon({ name, size = 16, filled = false, className }: IconProps) {
  return (
    <svg
      className={classes(styles.icon, filled && styles.filled, directed.has(name) && styles.directed, className)}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
