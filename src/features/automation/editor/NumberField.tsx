import { CountInput, MoneyInput, PercentInput } from '../../../engine/fields/numberInputs';
import type { Rule } from '../rule/rule';

interface NumberFieldProps {
  kind?: 'count' | 'money' | 'percent';
  label: string;
  help?: string | undefined;
  error: string | undefined;
  value: Rule['limit'];
  onChange: (value: Rule['limit']) => void;
}

/** Text box for a number of a rule. Text that isn't a number is kept as typed. */
export function NumberField({ kind = 'count', help, onChange, ...rest }: NumberFieldProps) {
  const props = {
    ...rest,
    required: true,
    help,
    getChoiceLabel: (choice: string) => choice,
    onChange: (value: unknown) => onChange(typeof value === 'number' || typeof value === 'string' ? value : null),
  };
  switch (kind) {
    case 'count':
      return <CountInput {...props} field={{ kind }} />;
    case 'money':
      return <MoneyInput {...props} field={{ kind }} />;
    default:
      return <PercentInput {...props} field={{ kind }} />;
  }
}
