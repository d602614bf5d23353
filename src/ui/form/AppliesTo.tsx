import { useTranslate } from 'ra-core';
import styles from './AppliesTo.module.css';
import { Picker } from './Picker';
import type { PickerChoice } from './PickerChoice';
import { RadioList } from './RadioList';
import type { Search } from './usePickerSearch';

/** What a discount is taken off. What was chosen of the one is kept while the other is shown. */
export interface AppliesToValue {
  to: 'entireOrder' | 'selectedProducts' | 'selectedCollections';
  products: readonly PickerChoice[];
  collections: readonly PickerChoice[];
}

/** Where products and collections are found. */
export interface AppliesToSource {
  products: Search<PickerChoice>;
  collections: Search<PickerChoice>;
  /** False where the shop has no collections, so that they are left out; null while nobody knows. */
  hasCollections: boolean | null;
  debounce: number;
  failureText: (error: unknown) => string;
}

interface AppliesToProps {
  label: string;
  value: AppliesToValue;
  onChange: (value: AppliesToValue) => void;
  source: AppliesToSource;
  /** What is wrong with the products or collections that are chosen. */
  error?: string | undefined;
}

const all = ['entireOrder', 'selectedProducts', 'selectedCollections'] as const;

/** Chooses the whole order, or some products or collections by searching. Its words are of the area `pickers`. */
export function AppliesTo({ label, value, onChange, source, error }: AppliesToProps) {
  const translate = useTranslate();
  const { hasCollections, debounce, failureText } = source;
  const { to } = value;
  const options = all
    .filter((one) => one !== 'selectedCollections' || hasCollections !== false || to === one)
    .map((one) => ({
      value: one,
      label: translate(`pickers.appliesTo.${one}`),
      disabled: one === 'selectedCollections' && hasCollections === null && to !== one,
    }));
  const field = { required: true, debounce, failureText, error } as const;
  return (
    <div className={styles.chooser}>
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
