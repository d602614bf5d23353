import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { TabCount } from '../../ui/navigation/TabBar';
import { useEntityListContext } from '../listState/EntityListContext';
import { countQuery } from '../listState/listQuery';
import { useProvider } from '../shop/useProvider';

/** The number of records of a view. It is requested after the rows, so that it doesn't delay them. */
export function ViewCount({ filters }: { filters: Readonly<Record<string, string>> }) {
  const { isPending } = useListContext();
  const { entity } = useEntityListContext();
  const dataProvider = useProvider();
  const { data } = useQuery({ ...countQuery(dataProvider, entity, filters), enabled: !isPending });
  return <TabCount count={data?.total} />;
}
