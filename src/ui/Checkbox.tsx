import { type ComponentProps, useEffect, useRef } from 'react';
import styles from './Checkbox.module.css';
import { classes } from './classes';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** What is chosen by it; read aloud, and seen where `showLabel` is set. */
  label: string;
  showLabel?: boolean | undefined;
  /** Some but not all of what it stands for is chosen. */
  indeterminate?: boolean | undefined;
}

/** A checkbox; its whole label can be pressed. */
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
