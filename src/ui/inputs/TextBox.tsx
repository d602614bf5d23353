import type { ComponentProps } from 'react';
import { LabeledField, type LabeledFieldProps } from './LabeledField';
import styles from './TextBox.module.css';

type TextBoxProps = LabeledFieldProps & Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'children'>;

/** Labeled text input with help and error. */
export function TextBox({ label, value, onChange, help, error, required, className, dir, ...rest }: TextBoxProps) {
  return (
    <LabeledField label={label} help={help} error={error} required={required} className={className}>
      {(ariaProps) => (
        <input
          type="text"
          {...rest}
          {...ariaProps}
          // If empty, use the page's direction.
          dir={dir === 'auto' && value === '' ? undefined : dir}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={styles.input}
        />
      )}
    </LabeledField>
  );
}
