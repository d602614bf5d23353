import type { ComponentProps } from 'react';
import { classes } from './classes';
import { LabelledField, type LabelledFieldProps } from './LabelledField';
import styles from './TextBox.module.css';

type TextAreaProps = LabelledFieldProps & Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'children'>;

/** Several lines of text with their label above, and help or an error below. */
export function TextArea({ label, value, onChange, help, error, required, className, ...rest }: TextAreaProps) {
  return (
    <LabelledField label={label} help={help} error={error} required={required} className={className}>
      {(ties) => (
        <textarea
          rows={4}
          // An empty one begins where the page does.
          dir={value === '' ? undefined : 'auto'}
          {...rest}
          {...ties}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={classes(styles.input, styles.area)}
        />
      )}
    </LabelledField>
  );
}
