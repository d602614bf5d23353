import { useState } from 'react';
import { TextBox } from '../../ui/TextBox';
import { useShop } from '../shop';
import type { InputProps } from './inputProps';
import { readTyped, typedText } from './typedNumber';

/** A number, typed; the text stays as it was typed while it means the value. */
export function NumberInput({
  label,
  help,
  error,
  required,
  value,
  onChange,
  digits,
}: InputProps & { digits: number }) {
  const { locale } = useShop();
  const [typed, setTyped] = useState('');
  const rules = { digits, locale };
  const text = readTyped(typed, rules) === (value ?? null) ? typed : typedText(value);
  return (
    <TextBox
      label={label}
      help={help}
      error={error}
      required={required}
      inputMode={digits === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={text}
      onChange={(next) => {
        setTyped(next);
        onChange(readTyped(next, rules));
      }}
    />
  );
}
