import { type ComponentProps, useId } from 'react';
import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import { VisuallyHidden } from '../text/VisuallyHidden';
import styles from './Select.module.css';

/** An option of a {@link Select}. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'children'> {
  label: string;
  /** Shows the label before the box. */
  showLabel?: boolean | undefined;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  /** Removes the border, for toolbars. */
  quiet?: boolean | undefined;
}

/** Native select. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, showLabel = false, value, options, onChange, quiet = false, className, ...rest } = props;
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <span className={classes(styles.field, showLabel && styles.labeled, className)}>
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
