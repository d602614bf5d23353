import '../../../i18n/en/areas/pickers';
import { useTranslate } from 'ra-core';
import { DayPicker } from './DayPicker';
import styles from './DayRangePicker.module.css';

/** An inclusive range of days; '' means open-ended. */
export interface DayRange {
  from: string;
  to: string;
}

interface DayRangePickerProps {
  label: string;
  value: DayRange;
  /** Called with complete days and cleared ends only, not while a day is being typed. */
  onChange: (range: DayRange) => void;
}

/** Two date fields; the second can't be before the first. */
export function DayRangePicker({ label, value, onChange }: DayRangePickerProps) {
  const translate = useTranslate();
  const { from, to } = value;
  const set = (change: Partial<Record<keyof DayRange, string | null>>) => {
    const next = { from: change.from ?? from, to: change.to ?? to };
    if (next.from !== from || next.to !== to) onChange(next);
  };
  return (
    <fieldset className={styles.days}>
      <legend className={styles.legend}>{label}</legend>
      <DayPicker
        label={translate('pickers.day.from')}
        value={from}
        max={to || undefined}
        onChange={(day) => set({ from: day })}
      />
      <DayPicker
        label={translate('pickers.day.to')}
        value={to}
        min={from || undefined}
        onChange={(day) => set({ to: day })}
      />
    </fieldset>
  );
}
