import { type ComponentProps, useEffect, useRef } from 'react';
import { classes } from '../classes';
import styles from './Checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** Accessible name; only visible with `showLabel`. */
  label: string;
  showLabel?: boolean | undefined;
  /** Partly selected. */
  indeterminate?: boolean | undefined;
}

/** Checkbox with a clickable label. */
export function Checkbox({ label, showLabel = false, indeterminate = false, className, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={classes(styles.label, className)}>
      <input {...rest} ref={input} type="checkbox" aria-label={showLabel ? undefined : label} className={styles.box} />
      {showLabel && <span>{label}</span>}
    </label>
  );
}
