import { useTranslate } from 'ra-core';
import { Checkbox } from '../../ui/Checkbox';
import { GroupField } from '../../ui/form/GroupField';
import { RatingInput as Stars } from '../../ui/form/RatingInput';
import { Select } from '../../ui/Select';
import { asTyped, type InputProps } from './inputProps';

export function ChoiceInput({ field, label, value, onChange, error, help, choiceWord }: InputProps) {
  const translate = useTranslate();
  const none = field.required ? [] : [{ value: '', label: translate('list.filter.any') }];
  const options = (field.choices ?? []).map((choice) => ({ value: choice, label: choiceWord(choice) }));
  return (
    <GroupField label={label} required={field.required} error={error} help={help}>
      {(ties) => (
        <Select {...ties} label={label} value={asTyped(value)} options={[...none, ...options]} onChange={onChange} />
      )}
    </GroupField>
  );
}

export function RatingInput({ field, label, value, onChange, error, help }: InputProps) {
  return (
    <Stars
      label={label}
      value={typeof value === 'number' ? value : null}
      onChange={onChange}
      required={field.required}
      error={error}
      help={help}
    />
  );
}

export function BooleanInput({ label, value, onChange }: InputProps) {
  return (
    <Checkbox showLabel label={label} checked={value === true} onChange={({ target }) => onChange(target.checked)} />
  );
}
