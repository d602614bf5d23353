import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { TabCount } from '../../ui/navigation/TabBar';
import { useEntityListContext } from '../listState/EntityListContext';
import { countQuery } from '../listState/listQuery';
import { hasPageFilters } from '../listState/pageFilters';
import { haveSameEntries } from './haveSameEntries';

/**
 * The number of records of a view. It is requested after the rows, so that it doesn't delay them; not if it is the total
 * of the list that is shown.
 */
export function ViewCount({ filters }: { filters: Readonly<Record<string, string>> }) {
  const { isPending, isPlaceholderData, total } = useListContext();
  const { entity, urlState } = useEntityListContext();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const isShown =
    total !== undefined &&
    !isPlaceholderData &&
    !hasPageFilters(urlState) &&
    haveSameEntries(filters, urlState.filters);
  const { data } = useQuery({ ...countQuery(dataProvider, entity, filters), enabled: !isPending && !isShown });
  return <TabCount count={isShown ? total : data?.total} />;
}
