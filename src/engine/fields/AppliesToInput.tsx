import { AppliesTo } from '../../ui/form/AppliesTo';
import { useAppliesToSource } from '../pickers/useAppliesToSource';
import type { InputProps } from './inputProps';
import { appliesToIn, choiceOf, namedOf } from './named';

/** The whole order, some products or some collections. Needs the words of `pickers`. */
export default function AppliesToInput({ label, error, value, onChange }: InputProps) {
  const source = useAppliesToSource();
  const { applyTo, selectedProducts, selectedCollections } = appliesToIn(value);
  return (
    <AppliesTo
      label={label}
      error={error}
      value={{
        to: applyTo,
        products: selectedProducts.map(choiceOf),
        collections: selectedCollections.map(choiceOf),
      }}
      onChange={({ to, products, collections }) =>
        onChange({
          applyTo: to,
          selectedProducts: products.map(namedOf),
          selectedCollections: collections.map(namedOf),
        })
      }
      source={source}
    />
  );
}
