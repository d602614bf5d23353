import { useQuery } from '@tanstack/react-query';
import type { AppliesToSource } from '../../ui/form/AppliesTo';
import { useErrorText } from '../errorText';
import { useProvider } from '../useProvider';
import { usePickerSource } from './usePickerSource';

/** Finds the products and collections that a discount can be limited to. */
export function useAppliesToSource(): AppliesToSource {
  const dataProvider = useProvider();
  const failureText = useErrorText();
  const products = usePickerSource('products');
  const collections = usePickerSource('collections');
  const asked = useQuery({
    queryKey: ['collections', 'has'],
    queryFn: async ({ signal }) =>
      (await dataProvider.searchCollections({ search: '', limit: 1, offset: 0, signal })) !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    products: products.search,
    collections: collections.search,
    // Where the question failed, they can be tried: the search then tells what is wrong.
    hasCollections: asked.isError ? true : (asked.data ?? null),
    debounce: products.debounce,
    failureText,
  };
}
