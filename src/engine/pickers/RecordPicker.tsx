import type { PickerSource } from '../../../resources/entity';
import { Picker } from '../../ui/form/Picker';
import { useErrorText } from '../errorText';
import type { Picked } from './picked';
import { usePickerSource } from './usePickerSource';

interface RecordPickerProps {
  from: PickerSource;
  label: string;
  value: Picked | null;
  onChange: (picked: Picked | null) => void;
  required?: boolean | undefined;
  help?: string | undefined;
  error?: string | undefined;
  /** Takes the focus when the dialog or panel around it opens. */
  autoFocus?: boolean | undefined;
}

/** Finds one record or product by typing. Its words are of the area `pickers`. */
export function RecordPicker({ from, ...field }: RecordPickerProps) {
  const source = usePickerSource(from);
  const failureText = useErrorText();
  return <Picker {...field} search={source.search} debounce={source.debounce} failureText={failureText} />;
}
