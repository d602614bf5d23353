import { TextArea } from '../../ui/inputs/TextArea';
import { TextBox } from '../../ui/inputs/TextBox';
import { type InputProps, toFieldProps } from './inputProps';
import { toInputText } from './inputValues';

const toTextProps = (props: InputProps) => ({ ...toFieldProps(props), value: toInputText(props.value) });

export function TextInput(props: InputProps<'text'>) {
  return <TextBox {...toTextProps(props)} dir="auto" autoComplete="off" />;
}

export function EmailInput(props: InputProps<'email'>) {
  return <TextBox {...toTextProps(props)} type="email" />;
}

export function UrlInput(props: InputProps<'url'>) {
  return <TextBox {...toTextProps(props)} type="url" dir="ltr" inputMode="url" autoComplete="off" />;
}

export function LongTextInput(props: InputProps<'longText'>) {
  return <TextArea {...toTextProps(props)} rows={props.field.rows ?? 4} />;
}

export function PathsInput(props: InputProps<'paths'>) {
  return <TextArea {...toTextProps(props)} rows={3} dir="ltr" />;
}
