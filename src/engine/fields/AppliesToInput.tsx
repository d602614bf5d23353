import { AppliesTo } from '../../ui/form/AppliesTo';
import { useAppliesToSource } from '../pickers/useAppliesToSource';
import type { InputProps } from './inputProps';
import { parseAppliesTo, toNamedRef, toPickerChoice } from './inputValues';

/** Scope of a discount: the entire order, or products or collections found by search. Needs the messages of `pickers`. */
export default function AppliesToInput({ label, error, value, onChange }: InputProps<'appliesTo'>) {
  const source = useAppliesToSource();
  const { applyTo, selectedProducts, selectedCollections } = parseAppliesTo(value);
  return (
    <AppliesTo
      label={label}
      error={error}
      value={{
        to: applyTo,
        products: selectedProducts.map(toPickerChoice),
        collections: selectedCollections.map(toPickerChoice),
      }}
      onChange={({ to, products, collections }) =>
        onChange({
          applyTo: to,
          selectedProducts: products.map(toNamedRef),
          selectedCollections: collections.map(toNamedRef),
        })
      }
      source={source}
    />
  );
}
