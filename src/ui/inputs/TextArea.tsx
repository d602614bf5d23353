import type { ComponentProps } from 'react';
import { classes } from '../classes';
import { LabeledField, type LabeledFieldProps } from './LabeledField';
import styles from './TextBox.module.css';

type TextAreaProps = LabeledFieldProps & Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'children'>;

/** Labeled textarea with help and error. */
export function TextArea({ label, value, onChange, help, error, required, className, ...rest }: TextAreaProps) {
  return (
    <LabeledField label={label} help={help} error={error} required={required} className={className}>
      {(ariaProps) => (
        <textarea
          rows={4}
          // If empty, use the page's direction.
          dir={value === '' ? undefined : 'auto'}
          {...rest}
          {...ariaProps}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={classes(styles.input, styles.area)}
        />
      )}
    </LabeledField>
  );
}
