import { RecordPicker } from '../pickers/RecordPicker';
import { type InputProps, toFieldProps } from './inputProps';
import { parseNamedRef, toNamedRef, toPickerChoice } from './inputValues';

/** One product of the store, found by search. The value is its id and name. Needs the messages of `pickers`. */
export default function ProductInput(props: InputProps<'product'>) {
  const product = parseNamedRef(props.value);
  return (
    <RecordPicker
      {...toFieldProps(props)}
      from="products"
      value={product && { ...toPickerChoice(product), value: null }}
      onChange={(choice) => props.onChange(choice && toNamedRef(choice))}
    />
  );
}
