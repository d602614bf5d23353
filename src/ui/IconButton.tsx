import type { ComponentProps } from 'react';
import { classes } from './classes';
import { Icon, type IconName } from './Icon';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does: its name, and what hovering shows. */
  label: string;
  icon: IconName;
}

/** A button that is only an icon, where there is no room for words. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={classes(styles.button, className)}>
      <Icon name={icon} />
    </button>
  );
}
