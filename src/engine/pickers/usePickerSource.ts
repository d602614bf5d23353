import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { ItemPage } from '../../../dataProvider/methods/parseItemPage';
import { entities } from '../../../resources';
import type { Entity, PickerSource } from '../../../resources/entity';
import { getSearchParam } from '../../../resources/filters';
import { defaultSort } from '../../../resources/sorts';
import { hasMoreRows } from '../../lib/readPages';
import type { PickerSearchResult, Search } from '../../ui/form/usePickerSearch';
import type { ConsoleRecord } from '../records/consoleRecord';
import { type CurrentSite, useCurrentSite } from '../shop/currentSite';
import { type PickedItem, toPickedCollection, toPickedProducts, toPickedRecord } from './pickedItem';

/** Maximum number of results. */
const MAX_CHOICES = 20;

/** Debounce of sources that are not entities. */
const DEFAULT_DEBOUNCE_MS = 300;

/** Search of a picker source. */
export interface PickerSearchSource {
  search: Search<PickedItem>;
  debounce: number;
}

/**
 * Returns the search of a picker source.
 * @throws Error if the source is neither part of the catalog nor an entity
 */
export function usePickerSource(from: PickerSource): PickerSearchSource {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { currency, locale } = useCurrentSite();
  return useMemo(() => {
    if (from === 'products') return productSource(dataProvider, { currency, locale });
    if (from === 'collections') return collectionSource(dataProvider);
    const entity = entities.find(({ name }) => name === from);
    if (!entity) throw new Error(`'${from}' is not a picker source`);
    return entitySource(dataProvider, entity);
  }, [dataProvider, from, currency, locale]);
}

function productSource(
  dataProvider: ConsoleDataProvider,
  { currency, locale }: Pick<CurrentSite, 'currency' | 'locale'>,
): PickerSearchSource {
  return {
    debounce: DEFAULT_DEBOUNCE_MS,
    search: async (search, signal) => {
      const page = await dataProvider.searchProducts({ search, limit: MAX_CHOICES, offset: 0, signal });
      return toSearchResult(toPickedProducts(page.items, currency, locale), page);
    },
  };
}

/** Finds nothing if the provider has no collections. */
function collectionSource(dataProvider: ConsoleDataProvider): PickerSearchSource {
  return {
    debounce: DEFAULT_DEBOUNCE_MS,
    search: async (search, signal) => {
      const found = await dataProvider.searchCollections({ search, limit: MAX_CHOICES, offset: 0, signal });
      return toSearchResult((found?.items ?? []).map(toPickedCollection), found ?? { total: 0 });
    },
  };
}

/** Search result of a catalog. Without a total, a full page may not be the last. */
function toSearchResult(
  choices: readonly PickedItem[],
  { total, leftOut = 0 }: Pick<ItemPage<unknown>, 'total' | 'leftOut'>,
): PickerSearchResult<PickedItem> {
  return { choices, total, hasMore: total === null ? choices.length + leftOut >= MAX_CHOICES : total > choices.length };
}

function entitySource(dataProvider: ConsoleDataProvider, entity: Entity): PickerSearchSource {
  const filter = getSearchParam(entity);
  return {
    debounce: entity.list.debounce,
    search: async (text, signal) => {
      const found = await dataProvider.getList<ConsoleRecord>(entity.name, {
        pagination: { page: 1, perPage: MAX_CHOICES },
        sort: defaultSort(entity),
        filter: filter !== undefined && text !== '' ? { [filter]: text } : {},
        signal,
      });
      const choices = found.data.map((record) => toPickedRecord(entity, record));
      return { choices, total: found.total ?? null, hasMore: hasMoreRows(found, choices.length) };
    },
  };
}
