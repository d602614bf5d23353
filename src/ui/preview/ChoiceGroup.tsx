import { Button } from '../Button';
import styles from './PreviewStage.module.css';

interface ChoiceGroupProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A few choices side by side, one of which holds. */
export function ChoiceGroup<Value extends string>({ label, value, options, onChange }: ChoiceGroupProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend would say it twice
    <div className={styles.group} role="group" aria-label={label}>
      {options.map((one) => (
        <Button key={one.value} size="small" aria-pressed={one.value === value} onClick={() => onChange(one.value)}>
          {one.label}
        </Button>
      ))}
    </div>
  );
}
