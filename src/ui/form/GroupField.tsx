import { type ReactNode, useId } from 'react';
import { classes } from '../classes';
import { RequiredMark } from '../inputs/LabeledField';
import styles from '../inputs/TextBox.module.css';
import textStyles from '../text/text.module.css';

/** ARIA props of a group of controls. */
export interface GroupAriaProps {
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
}

interface GroupFieldProps {
  label: string;
  required?: boolean | undefined;
  /** Shown below the field if there is no error. */
  help?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
  children: (ariaProps: GroupAriaProps) => ReactNode;
}

/** Label, help, and error for a field with several controls. */
export function GroupField({ label, required, help, error, className, children }: GroupFieldProps) {
  const id = useId();
  const below = error ?? help;
  return (
    <div className={classes(styles.field, className)}>
      <span id={`${id}-label`} data-label="" className={textStyles.label}>
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
