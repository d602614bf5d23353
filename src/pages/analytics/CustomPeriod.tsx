import { useTranslate } from 'ra-core';
import { DayRangePicker } from '../../ui/form/DayRangePicker';
import styles from './analytics.module.css';

interface CustomPeriodProps {
  /** Inclusive days; '' if open. */
  from: string;
  to: string;
  onChange: (range: { from: string; to: string }) => void;
}

/** The days of a custom period. Lazy-loaded because of the date picker. */
export default function CustomPeriod({ from, to, onChange }: CustomPeriodProps) {
  const translate = useTranslate();
  return (
    <div className={styles.custom}>
      <DayRangePicker
        label={translate('analytics.period.days')}
        value={{ from, to }}
        onChange={(days) => onChange({ from: days.from, to: days.to })}
      />
    </div>
  );
}
