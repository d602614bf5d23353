import type { ComponentProps, KeyboardEvent } from 'react';
import { classes } from '../classes';
import { VisuallyHidden } from '../text/VisuallyHidden';
import styles from './Switch.module.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  /** Accessible name; only visible with `showLabel`. */
  label: string;
  showLabel?: boolean | undefined;
}

/** Switch with a clickable label. */
export function Switch({ label, showLabel = false, className, ...rest }: SwitchProps) {
  return (
    <label className={classes(styles.label, className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state */}
      <input {...rest} type="checkbox" role="switch" className={styles.track} />
      {showLabel ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </label>
  );
}

/** Key handler of a switch: Enter works like Space, and key repeat is ignored. */
export function toggleOnEnter({ key, repeat, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  if (key === 'Enter' && !repeat) currentTarget.click();
}
