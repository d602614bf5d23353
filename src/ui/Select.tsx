import { type ComponentProps, useId } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';
import styles from './Select.module.css';
import { VisuallyHidden } from './VisuallyHidden';

/** One of the choices of a {@link Select}. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'children'> {
  label: string;
  /** The label stands before the box; else it is only read aloud. */
  showLabel?: boolean | undefined;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  /** Without an edge, as in a toolbar. */
  quiet?: boolean | undefined;
}

/** One of a few choices, by the browser's own list. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, showLabel = false, value, options, onChange, quiet = false, className, ...rest } = props;
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <span className={classes(styles.field, showLabel && styles.labelled, className)}>
      <label htmlFor={id} className={showLabel ? styles.label : undefined}>
        {showLabel ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </label>
      <span className={classes(styles.box, quiet && styles.quiet)}>
        <select
          {...rest}
          id={id}
          value={value}
          onChange={(event) => choose(event.target.value)}
          className={styles.select}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={styles.arrow} />
      </span>
    </span>
  );
}
