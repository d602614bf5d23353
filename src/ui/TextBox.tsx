import { type ComponentProps, useId } from 'react';
import { classes } from './classes';
import { RequiredMark } from './RequiredMark';
import styles from './TextBox.module.css';

interface TextBoxProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'children'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Stands under the box, unless there is an error. */
  help?: string | undefined;
  error?: string | undefined;
}

/** One line of text with its label above, and help or an error below. */
export function TextBox({ label, value, onChange, help, error, required, className, ...rest }: TextBoxProps) {
  const id = useId();
  const below = error ?? help;
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      <input
        type="text"
        {...rest}
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-required={required}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={below === undefined ? undefined : `${id}-below`}
        className={styles.input}
      />
      {below !== undefined && (
        <p id={`${id}-below`} className={error === undefined ? styles.help : styles.error}>
          {below}
        </p>
      )}
    </div>
  );
}
