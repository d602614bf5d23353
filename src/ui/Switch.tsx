import type { ComponentProps } from 'react';
import { classes } from './classes';
import styles from './Switch.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  /** What is switched on by it; read aloud, and seen where `showLabel` is set. */
  label: string;
  showLabel?: boolean | undefined;
}

/** Turns something on and off; its whole label can be pressed. */
export function Switch({ label, showLabel = false, className, ...rest }: SwitchProps) {
  return (
    <label className={classes(styles.label, className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked */}
      <input {...rest} type="checkbox" role="switch" className={styles.track} />
      {showLabel ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </label>
  );
}
