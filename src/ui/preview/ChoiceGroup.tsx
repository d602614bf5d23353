import { Button } from '../buttons/Button';
import styles from './PreviewStage.module.css';

interface ChoiceGroupProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** Segmented control. */
export function ChoiceGroup<Value extends string>({ label, value, options, onChange }: ChoiceGroupProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend would repeat the label
    <div className={styles.group} role="group" aria-label={label}>
      {options.map((option) => (
        <Button
          key={option.value}
          size="small"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </div>
  );
}
