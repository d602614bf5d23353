import { useState } from 'react';
import { currencyFractionDigits } from '../../../i18n/currencyFractionDigits';
import { parseAmount } from '../../lib/format/amount';
import { TextBox } from '../../ui/inputs/TextBox';
import { useCurrentSite } from '../shop/currentSite';
import { type InputProps, toFieldProps } from './inputProps';
import { toInputText } from './inputValues';

export function CountInput(props: InputProps<'count'>) {
  return <NumberBox {...props} digits={0} />;
}

export function MoneyInput(props: InputProps<'money'>) {
  const { currency } = useCurrentSite();
  return <NumberBox {...props} label={`${props.label} (${currency})`} digits={currencyFractionDigits(currency)} />;
}

export function PercentInput(props: InputProps<'percent'>) {
  return <NumberBox {...props} label={`${props.label} (%)`} digits={2} />;
}

/** Text box for a number. The typed text is kept as long as it means the value, such as `1.50` for 1.5. */
function NumberBox({ digits, ...props }: InputProps & { digits: number }) {
  const { locale } = useCurrentSite();
  const [typed, setTyped] = useState('');
  const rules = { digits, locale };
  const text = parseNumber(typed, rules) === (props.value ?? null) ? typed : toInputText(props.value);
  return (
    <TextBox
      {...toFieldProps(props)}
      inputMode={digits === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={text}
      onChange={(next) => {
        setTyped(next);
        props.onChange(parseNumber(next, rules));
      }}
    />
  );
}

/** Parses a typed number. Returns null if it is empty, and the text itself if it is not a number. */
function parseNumber(text: string, rules: { digits: number; locale: string }): number | string | null {
  const parsed = parseAmount(text, rules);
  if ('amount' in parsed) return parsed.amount;
  return parsed.issue === 'missing' ? null : text;
}
