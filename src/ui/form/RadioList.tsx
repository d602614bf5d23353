import { useId } from 'react';
import type { Option } from '../inputs/Select';
import { GroupField } from './GroupField';
import styles from './RadioList.module.css';

interface RadioListProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  help?: string | undefined;
  error?: string | undefined;
}

/** Radio group as a list. */
export function RadioList<Value extends string>({
  label,
  value,
  options,
  onChange,
  help,
  error,
}: RadioListProps<Value>) {
  const name = useId();
  return (
    <GroupField label={label} help={help} error={error}>
      {(ariaProps) => (
        <div role="radiogroup" {...ariaProps} className={styles.list}>
          {options.map((option) => (
            <label key={option.value} className={styles.option}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
                className={styles.dot}
              />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </GroupField>
  );
}
