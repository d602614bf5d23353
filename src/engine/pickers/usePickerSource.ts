import { useMemo } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { entities } from '../../../resources';
import type { Entity, PickerSource } from '../../../resources/entity';
import type { Found, Search } from '../../ui/form/usePickerSearch';
import type { ConsoleRecord } from '../records/consoleRecord';
import { type Shop, useShop } from '../shop';
import { useProvider } from '../useProvider';
import { type Picked, pickedCollection, pickedProducts, pickedRecord } from './picked';

/** How many are shown at once. */
const most = 20;

/** Milliseconds to wait where no entity says it. */
const usualDebounce = 300;

/** How the records of a source are found. */
export interface Source {
  search: Search<Picked>;
  debounce: number;
}

/** @throws Error for a source that is neither the catalogue nor an entity */
export function usePickerSource(from: PickerSource): Source {
  const dataProvider = useProvider();
  const { currency, locale } = useShop();
  return useMemo(() => {
    if (from === 'products') return productSource(dataProvider, { currency, locale });
    if (from === 'collections') return collectionSource(dataProvider);
    const entity = entities.find(({ name }) => name === from);
    if (!entity) throw new Error(`'${from}' is nothing that can be picked from`);
    return entitySource(dataProvider, entity);
  }, [dataProvider, from, currency, locale]);
}

function productSource(
  dataProvider: ConsoleDataProvider,
  { currency, locale }: Pick<Shop, 'currency' | 'locale'>,
): Source {
  return {
    debounce: usualDebounce,
    search: async (search, signal) => {
      const { items, total } = await dataProvider.searchProducts({ search, limit: most, offset: 0, signal });
      return page(pickedProducts(items, currency, locale), total);
    },
  };
}

/** Where the provider has no collections, none is found. */
function collectionSource(dataProvider: ConsoleDataProvider): Source {
  return {
    debounce: usualDebounce,
    search: async (search, signal) => {
      const found = await dataProvider.searchCollections({ search, limit: most, offset: 0, signal });
      return page((found?.items ?? []).map(pickedCollection), found ? found.total : 0);
    },
  };
}

/** A page of a catalogue; where it does not say how many there are, a full page may not be the last. */
function page(choices: readonly Picked[], total: number | null): Found<Picked> {
  return { choices, total, hasMore: total === null ? choices.length >= most : total > choices.length };
}

function entitySource(dataProvider: ConsoleDataProvider, entity: Entity): Source {
  const { filters, sorts, debounce } = entity.list;
  const filter = Object.entries(filters).find(([, { kind }]) => kind === 'search')?.[0];
  return {
    debounce,
    search: async (text, signal) => {
      const { data, total, pageInfo } = await dataProvider.getList<ConsoleRecord>(entity.name, {
        pagination: { page: 1, perPage: most },
        sort: { field: Object.keys(sorts)[0] ?? '', order: 'ASC' },
        filter: filter !== undefined && text !== '' ? { [filter]: text } : {},
        signal,
      });
      const choices = data.map((record) => pickedRecord(entity, record));
      const hasMore = total === undefined ? (pageInfo?.hasNextPage ?? false) : total > data.length;
      return { choices, total: total ?? null, hasMore };
    },
  };
}
