import { type ComponentProps, useId } from 'react';
import { classes } from './classes';
import { RequiredMark } from './RequiredMark';
import styles from './TextBox.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'children'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Stands under the box, unless there is an error. */
  help?: string | undefined;
  error?: string | undefined;
}

/** Several lines of text with their label above, and help or an error below. */
export function TextArea({ label, value, onChange, help, error, required, className, ...rest }: TextAreaProps) {
  const id = useId();
  const below = error ?? help;
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      <textarea
        rows={4}
        dir="auto"
        {...rest}
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-required={required}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={below === undefined ? undefined : `${id}-below`}
        className={classes(styles.input, styles.area)}
      />
      {below !== undefined && (
        <p id={`${id}-below`} className={error === undefined ? styles.help : styles.error}>
          {below}
        </p>
      )}
    </div>
  );
}
