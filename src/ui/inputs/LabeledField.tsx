import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { classes } from '../classes';
import textStyles from '../text/text.module.css';
import styles from './TextBox.module.css';

/** Props shared by labeled fields. */
export interface LabeledFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Shown below the field if there is no error. */
  help?: string | undefined;
  error?: string | undefined;
}

/** Props that link the control to its label and to the help or error below it. */
export interface FieldAriaProps {
  id: string;
  'aria-required': boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface LabeledFieldLayoutProps extends Pick<LabeledFieldProps, 'label' | 'help' | 'error'> {
  required?: boolean | undefined;
  className?: string | undefined;
  children: (ariaProps: FieldAriaProps) => ReactNode;
}

/** Label, help, and error around a control. */
export function LabeledField({ label, help, error, required, className, children }: LabeledFieldLayoutProps) {
  const id = useId();
  const below = error ?? help;
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={id} className={textStyles.label}>
        {/* The label may have the opposite direction. */}
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

const asterisk = '*';

/** Asterisk of a required field. Hidden from screen readers, because the field itself is `aria-required`. */
export function RequiredMark() {
  const translate = useTranslate();
  return (
    <span title={translate('ui.required')} aria-hidden="true" className={styles.required}>
      {asterisk}
    </span>
  );
}
