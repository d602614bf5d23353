import type { Picked } from '../pickers/picked';
import { RecordPicker } from '../pickers/RecordPicker';
import { asChoice } from './formValue';
import type { InputProps } from './inputProps';

/** Another record, found by typing. */
export function RecordInput({ field, label, value, onChange, error, help }: InputProps) {
  const choice = asChoice(value);
  const picked: Picked | null = choice && { value: null, ...choice };
  // The record itself is not needed to post its id, and would make the draft heavy.
  const choose = (next: Picked | null) => onChange(next && { ...next, value: null });
  return (
    <RecordPicker
      from={field.from ?? ''}
      label={label}
      value={picked}
      onChange={choose}
      required={field.required}
      error={error}
      help={help}
    />
  );
}
