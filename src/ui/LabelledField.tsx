import { type ReactNode, useId } from 'react';
import { classes } from './classes';
import { RequiredMark } from './RequiredMark';
import styles from './TextBox.module.css';

/** What a field with a label takes, whatever it is filled in by. */
export interface LabelledFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Stands under the field, unless there is an error. */
  help?: string | undefined;
  error?: string | undefined;
}

/** What ties the control to its label, and to the help or error below it. */
export interface Ties {
  id: string;
  'aria-required': boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface LabelledProps extends Pick<LabelledFieldProps, 'label' | 'help' | 'error'> {
  required: boolean | undefined;
  className: string | undefined;
  children: (ties: Ties) => ReactNode;
}

/** A label above, help or an error below, and what they belong to between. */
export function LabelledField({ label, help, error, required, className, children }: LabelledProps) {
  const id = useId();
  const below = error ?? help;
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {/* It may be in a language that runs the other way. */}
        <bdi>{label}</bdi>
        {required && <RequiredMark />}
      </label>
      {children({
        id,
        'aria-required': required,
        'aria-invalid': error !== undefined || undefined,
        'aria-describedby': below === undefined ? undefined : `${id}-below`,
      })}
      {below !== undefined && (
        <p id={`${id}-below`} className={error === undefined ? styles.help : styles.error}>
          {below}
        </p>
      )}
    </div>
  );
}
