import { useTranslate } from 'ra-core';
import { GroupField } from '../../ui/form/GroupField';
import { RadioList } from '../../ui/form/RadioList';
import { Checkbox } from '../../ui/inputs/Checkbox';
import { Select } from '../../ui/inputs/Select';
import styles from './fields.module.css';
import type { InputProps } from './inputProps';
import { toInputText } from './inputValues';

/** Up to this number of options, all are visible as radio buttons. */
const MAX_RADIO_OPTIONS = 3;

/** Radio buttons for a few choices, a select box for more. An optional choice has an empty option. */
export function ChoiceInput({
  field,
  required,
  label,
  help,
  error,
  value,
  onChange,
  getChoiceLabel,
}: InputProps<'choice'>) {
  const translate = useTranslate();
  const none = required ? [] : [{ value: '', label: translate('list.filter.any') }];
  const options = [...none, ...field.choices.map((choice) => ({ value: choice, label: getChoiceLabel(choice) }))];
  const chosen = toInputText(value);
  if (options.length <= MAX_RADIO_OPTIONS) {
    return <RadioList {...{ label, help, error, options, onChange }} value={chosen} />;
  }
  // A stored value that is not a choice is visible, but can't be chosen again.
  const visibleOptions = options.some((option) => option.value === chosen)
    ? options
    : [{ value: chosen, label: chosen, disabled: true }, ...options];
  return (
    <GroupField label={label} help={help} error={error}>
      {(ties) => (
        <Select
          {...ties}
          label={label}
          value={chosen}
          options={visibleOptions}
          onChange={onChange}
          className={styles.select}
        />
      )}
    </GroupField>
  );
}

export function BooleanInput({ label, help, value, onChange }: InputProps<'boolean'>) {
  return (
    <div>
      <Checkbox showLabel label={label} checked={value === true} onChange={({ target }) => onChange(target.checked)} />
      {help && <p className={styles.help}>{help}</p>}
    </div>
  );
}
