import { type ReactNode, useId } from 'react';
import { classes } from '../classes';
import { RequiredMark } from '../RequiredMark';
import styles from '../TextBox.module.css';

/** What ties a group of controls to the words around it. */
export interface GroupTies {
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
}

interface GroupFieldProps {
  label: string;
  required?: boolean | undefined;
  /** Stands under the field, unless there is an error. */
  help?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
  children: (ties: GroupTies) => ReactNode;
}

/** The frame of a field that is more than one control: its label above, help or an error below. */
export function GroupField({ label, required, help, error, className, children }: GroupFieldProps) {
  const id = useId();
  const below = error ?? help;
  return (
    <div className={classes(styles.field, className)}>
      <span id={`${id}-label`} data-label="" className={styles.label}>
        {label}
        {required && <RequiredMark />}
      </span>
      {children({
        'aria-labelledby': `${id}-label`,
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
