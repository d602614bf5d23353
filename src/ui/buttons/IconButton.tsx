import type { ComponentProps } from 'react';
import { classes } from '../classes';
import { Icon, type IconName } from '../icons/Icon';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Accessible name and tooltip. */
  label: string;
  icon: IconName;
}

/** A button that only shows an icon. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={classes(styles.button, className)}>
      <Icon name={icon} />
    </button>
  );
}
