import { useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import type { FormField, InputKind } from '../../../resources/field';
import { Checkbox } from '../../ui/Checkbox';
import { Select } from '../../ui/Select';
import { TextArea } from '../../ui/TextArea';
import { TextBox } from '../../ui/TextBox';

/** What an input of a form gets; the value is what will be posted. */
export interface InputProps {
  field: FormField;
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  error: string | undefined;
  /** Word of a choice. */
  choiceWord: (choice: string) => string;
}

const asTyped = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

function TextInput({ field, label, value, onChange, error, type }: InputProps & { type?: 'email' | 'date' }) {
  return (
    <TextBox
      label={label}
      value={asTyped(value)}
      onChange={onChange}
      error={error}
      required={field.required}
      maxLength={field.max}
      {...(type ? { type } : { dir: 'auto' })}
    />
  );
}

function LongTextInput({ field, label, value, onChange, error }: InputProps) {
  return (
    <TextArea
      label={label}
      value={asTyped(value)}
      onChange={onChange}
      error={error}
      required={field.required}
      maxLength={field.max}
    />
  );
}

/** What is not a number stays as typed, so that it can be corrected; the check names it. */
function NumberInput({ field, label, value, onChange, error }: InputProps) {
  const read = (text: string) => (text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text));
  return (
    <TextBox
      label={label}
      inputMode="decimal"
      value={asTyped(value)}
      onChange={(text) => onChange(read(text))}
      error={error}
      required={field.required}
    />
  );
}

function ChoiceInput({ field, label, value, onChange, choiceWord }: InputProps) {
  const translate = useTranslate();
  const none = field.required ? [] : [{ value: '', label: translate('list.filter.any') }];
  const options = (field.choices ?? []).map((choice) => ({ value: choice, label: choiceWord(choice) }));
  return <Select showLabel label={label} value={asTyped(value)} options={[...none, ...options]} onChange={onChange} />;
}

const ratings = ['5', '4', '3', '2', '1'];

function RatingInput(props: InputProps) {
  const { label, value, onChange } = props;
  const options = ratings.map((rating) => ({ value: rating, label: rating }));
  return (
    <Select
      showLabel
      label={label}
      value={asTyped(value)}
      options={options}
      onChange={(rating) => onChange(Number(rating))}
    />
  );
}

function BooleanInput({ label, value, onChange }: InputProps) {
  return (
    <Checkbox showLabel label={label} checked={value === true} onChange={({ target }) => onChange(target.checked)} />
  );
}

/** How each kind is asked for; a new kind is not complete without its line here. */
export const inputs: Readonly<Record<InputKind, ComponentType<InputProps>>> = {
  boolean: BooleanInput,
  choice: ChoiceInput,
  count: NumberInput,
  day: (props) => <TextInput {...props} type="date" />,
  email: (props) => <TextInput {...props} type="email" />,
  images: LongTextInput,
  longText: LongTextInput,
  pastDay: (props) => <TextInput {...props} type="date" />,
  points: NumberInput,
  rating: RatingInput,
  record: TextInput,
  text: TextInput,
};
