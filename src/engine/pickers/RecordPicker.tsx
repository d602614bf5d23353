import type { PickerSource } from '../../../resources/entity';
import { Picker } from '../../ui/form/Picker';
import { useErrorText } from '../errors/errorText';
import type { PickedItem } from './pickedItem';
import { usePickerSource } from './usePickerSource';

interface RecordPickerProps {
  from: PickerSource;
  label: string;
  value: PickedItem | null;
  onChange: (picked: PickedItem | null) => void;
  required?: boolean | undefined;
  help?: string | undefined;
  error?: string | undefined;
  /** Focused when the surrounding dialog or panel opens. */
  autoFocus?: boolean | undefined;
}

/** Selects one record or product by search. Needs the messages of `pickers`. */
export function RecordPicker({ from, ...field }: RecordPickerProps) {
  const source = usePickerSource(from);
  const errorText = useErrorText();
  return <Picker {...field} search={source.search} debounce={source.debounce} errorText={errorText} />;
}
