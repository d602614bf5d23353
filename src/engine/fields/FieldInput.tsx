import { Suspense } from 'react';
import { currencyDigits } from '../../../i18n/currencyDigits';
import { withWords } from '../../../i18n/words';
import type { ChoiceField, ConfigField } from '../../../resources/config/configField';
import { Checkbox } from '../../ui/Checkbox';
import { GroupField } from '../../ui/form/GroupField';
import { RadioList } from '../../ui/form/RadioList';
import { lazyPart } from '../../ui/lazyPart';
import { Select } from '../../ui/Select';
import { Skeleton } from '../../ui/Skeleton';
import { TextArea } from '../../ui/TextArea';
import { TextBox } from '../../ui/TextBox';
import { useShop } from '../shop';
import styles from './fields.module.css';
import type { InputProps } from './inputProps';
import { NumberInput } from './NumberInput';

const ProductInput = lazyPart(() => withWords('pickers', () => import('./ProductInput')));
const AppliesToInput = lazyPart(() => withWords('pickers', () => import('./AppliesToInput')));

/** Choices above which they are not all shown at once. */
const mostRadios = 3;

/** Says one of the choices of a field. */
export type ChoiceWord = (choice: string) => string;

interface FieldInputProps extends InputProps {
  field: ConfigField;
  choiceWord: ChoiceWord;
}

/** The input for a field of any kind. */
export function FieldInput({ field, choiceWord, ...input }: FieldInputProps) {
  const { currency } = useShop();
  const text = typeof input.value === 'string' ? input.value : '';
  const worded = { ...input, value: text };
  switch (field.kind) {
    case 'whole':
      return <NumberInput {...input} digits={0} />;
    case 'money':
      return <NumberInput {...input} label={`${input.label} (${currency})`} digits={currencyDigits(currency)} />;
    case 'percent':
      return <NumberInput {...input} label={`${input.label} (%)`} digits={2} />;
    case 'line':
      return <TextBox {...worded} dir="auto" autoComplete="off" />;
    case 'link':
      return <TextBox {...worded} type="url" dir="ltr" inputMode="url" autoComplete="off" />;
    case 'paragraph':
      return <TextArea {...worded} rows={3} />;
    case 'paths':
      return <TextArea {...worded} rows={3} dir="ltr" />;
    case 'choice':
      return <ChoiceInput {...input} field={field} choiceWord={choiceWord} />;
    case 'switch':
      return (
        <div>
          <Checkbox
            showLabel
            label={input.label}
            checked={input.value === true}
            onChange={({ target }) => input.onChange(target.checked)}
          />
          {input.help && <p className={styles.help}>{input.help}</p>}
        </div>
      );
    case 'product':
      return (
        <Suspense fallback={<Skeleton height={56} />}>
          <ProductInput {...input} />
        </Suspense>
      );
    case 'appliesTo':
      return (
        <Suspense fallback={<Skeleton height={48} />}>
          <AppliesToInput {...input} />
        </Suspense>
      );
  }
}

function ChoiceInput({
  field,
  choiceWord,
  label,
  help,
  error,
  value,
  onChange,
}: InputProps & { field: ChoiceField; choiceWord: ChoiceWord }) {
  const options = field.choices.map((choice) => ({ value: choice, label: choiceWord(choice) }));
  const chosen = typeof value === 'string' ? value : '';
  if (options.length <= mostRadios) {
    return <RadioList {...{ label, help, error, options, onChange }} value={chosen} />;
  }
  // What the provider holds is shown, though it is none that can be chosen.
  const shown = options.some((option) => option.value === chosen)
    ? options
    : [{ value: chosen, label: chosen, disabled: true }, ...options];
  return (
    <GroupField label={label} help={help} error={error}>
      {(ties) => (
        <Select {...ties} label={label} value={chosen} options={shown} onChange={onChange} className={styles.select} />
      )}
    </GroupField>
  );
}
