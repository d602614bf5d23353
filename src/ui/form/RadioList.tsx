import { useId } from 'react';
import type { Option } from '../Select';
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

/** One of a few choices that are all seen: a group of radio buttons, so that the arrow keys move between them. */
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
      {(ties) => (
        <div role="radiogroup" {...ties} className={styles.list}>
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
