import type { ComponentProps } from 'react';
import { LabelledField, type LabelledFieldProps } from './LabelledField';
import styles from './TextBox.module.css';

type TextBoxProps = LabelledFieldProps & Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'children'>;

/** One line of text with its label above, and help or an error below. */
export function TextBox({ label, value, onChange, help, error, required, className, dir, ...rest }: TextBoxProps) {
  return (
    <LabelledField label={label} help={help} error={error} required={required} className={className}>
      {(ties) => (
        <input
          type="text"
          {...rest}
          {...ties}
          // An empty one begins where the page does.
          dir={dir === 'auto' && value === '' ? undefined : dir}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={styles.input}
        />
      )}
    </LabelledField>
  );
}
