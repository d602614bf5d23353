import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { TabCount } from '../../ui/navigation/TabBar';
import { useEntityListContext } from '../listState/EntityListContext';
import { countQuery, listQuery } from '../listState/listQuery';
import type { PageFilters } from '../listState/pageFilters';

/** A view of more rows than this isn't searched for a count. */
const MAX_SEARCHED_ROWS = 1000;

interface SearchedViewCountProps {
  filters: Readonly<Record<string, string>>;
  only: PageFilters;
}

/** The number of records of a view for which the list is searched, read after its rows. Reads the list contexts. */
export default function SearchedViewCount({ filters, only }: SearchedViewCountProps) {
  const { isPending } = useListContext();
  const { entity } = useEntityListContext();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data: all } = useQuery({ ...countQuery(dataProvider, entity, filters), enabled: !isPending });
  const sort = Object.keys(entity.list.sorts)[0] ?? '';
  const { data } = useQuery({
    ...listQuery(dataProvider, entity, { page: 0, limit: MAX_SEARCHED_ROWS, sort, filters, only }),
    enabled: all?.total !== undefined && all.total <= MAX_SEARCHED_ROWS,
  });
  return <TabCount count={data?.total} />;
}
