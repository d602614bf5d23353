import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { TabCount } from '../../ui/navigation/TabBar';
import { useEntityListContext } from '../listState/EntityListContext';
import { countQuery } from '../listState/listQuery';
import { useProvider } from '../shop/useProvider';

/**
 * The number of records of a view. It is requested after the rows, so that it doesn't delay them; not if it is the total
 * of the list that is shown.
 */
export function ViewCount({ filters }: { filters: Readonly<Record<string, string>> }) {
  const { isPending, isPlaceholderData, total } = useListContext();
  const { entity, urlState } = useEntityListContext();
  const dataProvider = useProvider();
  const isShown = total !== undefined && !isPlaceholderData && haveSameEntries(filters, urlState.filters);
  const { data } = useQuery({ ...countQuery(dataProvider, entity, filters), enabled: !isPending && !isShown });
  return <TabCount count={isShown ? total : data?.total} />;
}

function haveSameEntries(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
