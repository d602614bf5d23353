import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getServerTime } from '../../../dataProvider/http/serverClock';

const queryKey = ['stats', 'analytics', 'loadTime'];
const reloadedKinds = ['aggregate', 'basic', 'getList', 'reasons'];

/**
 * The time up to which the page shows data, in ms, and a function that reloads everything up to now. Kept in the query
 * cache, since the page is mounted again for each tab and would otherwise load each time.
 */
export function useLoadTime(): [now: number, reload: () => void] {
  const client = useQueryClient();
  const { data: now } = useQuery({
    queryKey,
    queryFn: () => getServerTime(),
    initialData: () => getServerTime(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const reload = () => {
    client.setQueryData(queryKey, getServerTime());
    // The series have the time in their key.
    void client.invalidateQueries({
      predicate: (query) => query.isActive() && reloadedKinds.some((kind) => kind === query.queryKey[1]),
    });
  };
  return [now, reload];
}
