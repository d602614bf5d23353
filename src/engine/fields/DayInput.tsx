import { Suspense } from 'react';
import { TextBox } from '../../ui/inputs/TextBox';
import { lazyPart } from '../../ui/lazy/lazyPart';
import styles from './fields.module.css';
import { type InputProps, toFieldProps } from './inputProps';
import { toInputText } from './inputValues';

// The calendar is larger than the rest of a form.
const DayPicker = lazyPart(async () => ({
  default: (await import('../../ui/form/DayPicker')).DayPicker,
}));

/** Date field with a calendar. Invalid and partial dates are reported as ''. */
export function DayInput(props: InputProps<'day' | 'pastDay'>) {
  const { field, label, required, value, onChange } = props;
  return (
    <div className={styles.day}>
      <Suspense fallback={<TextBox disabled label={label} required={required} value="" onChange={() => undefined} />}>
        <DayPicker
          {...toFieldProps(props)}
          value={toInputText(value)}
          onChange={(next) => onChange(next ?? '')}
          isPast={field.kind === 'pastDay'}
        />
      </Suspense>
    </div>
  );
}
