import { TextArea } from '../../ui/TextArea';
import { TextBox } from '../../ui/TextBox';
import { asTyped, type InputProps } from './inputProps';

/** What every field of text is made of. */
function textProps({ field, label, value, onChange, error, help }: InputProps) {
  return { label, value: asTyped(value), onChange, error, help, required: field.required, maxLength: field.max };
}

export function TextInput(props: InputProps) {
  return <TextBox {...textProps(props)} dir="auto" />;
}

export function EmailInput(props: InputProps) {
  return <TextBox {...textProps(props)} type="email" />;
}

export function LongTextInput(props: InputProps) {
  return <TextArea {...textProps(props)} />;
}

/** What is not a number stays as typed, so that it can be corrected; the check names it. */
export function NumberInput({ onChange, ...props }: InputProps) {
  const read = (text: string) => (text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text));
  return (
    <TextBox
      {...textProps({ ...props, onChange })}
      maxLength={undefined}
      inputMode="decimal"
      onChange={(text) => onChange(read(text))}
    />
  );
}
