import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { AppliesToSource } from '../../ui/form/AppliesTo';
import type { PickerChoice } from '../../ui/form/PickerChoice';
import type { Search } from '../../ui/form/usePickerSearch';
import { useErrorText } from '../errorText';
import { usePickerSource } from './usePickerSource';

/** How many are shown at once. */
const most = 20;

/** Finds the products and collections that a discount can be limited to. */
export function useAppliesToSource(): AppliesToSource {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const failureText = useErrorText();
  const products = usePickerSource('products');
  const collections = useMemo(() => collectionSearch(dataProvider), [dataProvider]);
  const asked = useQuery({
    queryKey: ['collections', 'has'],
    queryFn: async ({ signal }) =>
      (await dataProvider.searchCollections({ search: '', limit: 1, offset: 0, signal })) !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    products: products.search,
    collections,
    // Where the question failed, they can be tried: the search then tells what is wrong.
    hasCollections: asked.isError ? true : (asked.data ?? null),
    debounce: products.debounce,
    failureText,
  };
}

function collectionSearch(dataProvider: ConsoleDataProvider): Search<PickerChoice> {
  return async (search, signal) => {
    const found = await dataProvider.searchCollections({ search, limit: most, offset: 0, signal });
    const { items, total } = found ?? { items: [], total: 0 };
    const choices = items.map(({ collectionId, name }) => ({ id: collectionId, label: name?.trim() || collectionId }));
    return { choices, total, hasMore: total === null ? items.length >= most : total > items.length };
  };
}
