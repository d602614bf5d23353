import '../../../i18n/en/areas/pickers';
import { useTranslate } from 'ra-core';
import flowStyles from '../layout/flow.module.css';
import { Picker } from './Picker';
import type { PickerChoice } from './PickerChoice';
import { RadioList } from './RadioList';
import type { Search } from './usePickerSearch';

/** Scope of a discount. The selection of the hidden option is kept. */
export interface AppliesToValue {
  to: 'entireOrder' | 'selectedProducts' | 'selectedCollections';
  products: readonly PickerChoice[];
  collections: readonly PickerChoice[];
}

/** Searches for products and collections. */
export interface AppliesToSource {
  products: Search<PickerChoice>;
  collections: Search<PickerChoice>;
  /** False hides the option because the store has no collections; null while unknown. */
  hasCollections: boolean | null;
  debounce: number;
  errorText: (error: unknown) => string;
}

interface AppliesToProps {
  label: string;
  value: AppliesToValue;
  onChange: (value: AppliesToValue) => void;
  source: AppliesToSource;
  /** Validation error of the selected products or collections. */
  error?: string | undefined;
}

const SCOPES = ['entireOrder', 'selectedProducts', 'selectedCollections'] as const;

/** Selects the entire order, or products or collections by search. Needs the messages of the `pickers` area. */
export function AppliesTo({ label, value, onChange, source, error }: AppliesToProps) {
  const translate = useTranslate();
  const { hasCollections, debounce, errorText } = source;
  const { to } = value;
  const options = SCOPES.filter(
    (item) => item !== 'selectedCollections' || hasCollections !== false || to === item,
  ).map((item) => ({
    value: item,
    label: translate(`pickers.appliesTo.${item}`),
    disabled: item === 'selectedCollections' && hasCollections === null && to !== item,
  }));
  const field = { required: true, debounce, errorText, error } as const;
  return (
    <div className={flowStyles.rows2}>
      <RadioList label={label} value={to} options={options} onChange={(next) => onChange({ ...value, to: next })} />
      {to === 'selectedProducts' && (
        <Picker
          multiple
          {...field}
          label={translate('pickers.appliesTo.products')}
          value={value.products}
          onChange={(products) => onChange({ ...value, products })}
          search={source.products}
        />
      )}
      {to === 'selectedCollections' && (
        <Picker
          multiple
          {...field}
          label={translate('pickers.appliesTo.collections')}
          value={value.collections}
          onChange={(collections) => onChange({ ...value, collections })}
          search={source.collections}
        />
      )}
    </div>
  );
}
