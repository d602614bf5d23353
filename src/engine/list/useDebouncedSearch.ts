import { useEffect, useRef, useState } from 'react';
import { searchable, withFilter } from './address';
import { useListView } from './ListViewContext';

/** The text of the search box: typed at once, searched for after the entity's debounce (specification section 9). */
export function useDebouncedSearch(parameter: string): [string, (text: string) => void] {
  const { address, go, entity } = useListView();
  const searched = address.filters[parameter] ?? '';
  const [typed, type] = useState(searched);

  // The address may change without us: Back, a tab, a saved view. Then it wins over what stands in the box.
  const asked = useRef(searched);
  useEffect(() => {
    if (searched === asked.current) return;
    asked.current = searched;
    type(searched);
  }, [searched]);

  useEffect(() => {
    const wanted = searchable(typed);
    if (wanted === asked.current) return;
    const timer = setTimeout(() => {
      const isRefining = asked.current !== '' && wanted !== '';
      asked.current = wanted;
      go(withFilter(address, { [parameter]: wanted }), { replace: isRefining });
    }, entity.list.debounce);
    return () => clearTimeout(timer);
  }, [typed, address, go, parameter, entity]);

  return [typed, type];
}
