import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { AppliesToSource } from '../../ui/form/AppliesTo';
import { useErrorText } from '../errors/errorText';
import { usePickerSource } from './usePickerSource';

/** Search for the products and collections that a discount can be limited to. Reads whether the site has collections. */
export function useAppliesToSource(): AppliesToSource {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const errorText = useErrorText();
  const products = usePickerSource('products');
  const collections = usePickerSource('collections');
  const query = useQuery({
    queryKey: ['collections', 'has'],
    queryFn: async ({ signal }) =>
      (await dataProvider.searchCollections({ search: '', limit: 1, offset: 0, signal })) !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    products: products.search,
    collections: collections.search,
    // If the request failed, collections are offered, and their search shows the error.
    hasCollections: query.isError ? true : (query.data ?? null),
    debounce: products.debounce,
    errorText,
  };
}
