import { Picker } from '../../ui/form/Picker';
import { useErrorText } from '../errorText';
import { usePickerSource } from '../pickers/usePickerSource';
import type { InputProps } from './inputProps';
import { choiceOf, namedIn, namedOf } from './named';

/** One product of the shop, found by searching. Needs the words of `pickers`. */
export default function ProductInput({ value, onChange, ...field }: InputProps) {
  const { search, debounce } = usePickerSource('products');
  const failureText = useErrorText();
  const product = namedIn(value);
  return (
    <Picker
      {...field}
      value={product && choiceOf(product)}
      onChange={(choice) => onChange(choice && namedOf(choice))}
      search={search}
      debounce={debounce}
      failureText={failureText}
    />
  );
}
