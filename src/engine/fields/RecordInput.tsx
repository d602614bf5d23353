import type { PickedItem } from '../pickers/pickedItem';
import { RecordPicker } from '../pickers/RecordPicker';
import { type InputProps, toFieldProps } from './inputProps';
import { parsePickedRef } from './inputValues';

/** Another record, found by search. The value is its id, label and picture. Needs the messages of `pickers`. */
export default function RecordInput(props: InputProps<'record'>) {
  const { field, value, onChange } = props;
  const choice = parsePickedRef(value);
  const picked: PickedItem | null = choice && { value: null, ...choice };
  return (
    <RecordPicker
      {...toFieldProps(props)}
      from={field.from}
      value={picked}
      // Only the id is posted, and the record itself would make the draft large.
      onChange={(next) => onChange(next && { ...next, value: null })}
    />
  );
}
