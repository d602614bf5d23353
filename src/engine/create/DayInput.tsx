import { Suspense } from 'react';
import { withWords } from '../../../i18n/words';
import { lazyPart } from '../../ui/lazyPart';
import { TextBox } from '../../ui/TextBox';
import styles from './CreatePage.module.css';
import { asTyped, type InputProps } from './inputProps';

// The calendar weighs more than the rest of the form.
const DayPicker = lazyPart(async () => ({
  default: (await withWords('pickers', () => import('../../ui/form/DayPicker'))).DayPicker,
}));

/** A day, typed or picked. */
export function DayInput({ field, label, value, onChange, error, help }: InputProps) {
  const day = asTyped(value);
  return (
    <div className={styles.day}>
      <Suspense
        fallback={<TextBox disabled label={label} required={field.required} value="" onChange={() => undefined} />}
      >
        <DayPicker
          label={label}
          value={day}
          onChange={(next) => onChange(next ?? '')}
          required={field.required}
          error={error}
          help={help}
          isPast={field.kind === 'pastDay'}
        />
      </Suspense>
    </div>
  );
}
