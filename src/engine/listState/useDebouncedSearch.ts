import { useEffect, useRef, useState } from 'react';
import { useEntityListContext } from './EntityListContext';
import { normalizeSearch, setFilter } from './listUrl';

/** The text of the search box, and its setter. The search starts after the entity's debounce (specification section 9). */
export function useDebouncedSearch(parameter: string): [string, (text: string) => void] {
  const { urlState, go, entity } = useEntityListContext();
  const searched = urlState.filters[parameter] ?? '';
  const [typed, type] = useState(searched);

  // Back, a tab or a saved view changes the URL; the URL then replaces the text of the box.
  const lastSearch = useRef(searched);
  useEffect(() => {
    if (searched === lastSearch.current) return;
    lastSearch.current = searched;
    type(searched);
  }, [searched]);

  useEffect(() => {
    const nextSearch = normalizeSearch(typed);
    if (nextSearch === lastSearch.current) return;
    const timer = setTimeout(() => {
      const isRefining = lastSearch.current !== '' && nextSearch !== '';
      lastSearch.current = nextSearch;
      go(setFilter(urlState, { [parameter]: nextSearch }), { replace: isRefining });
    }, entity.list.debounce);
    return () => clearTimeout(timer);
  }, [typed, urlState, go, parameter, entity]);

  return [typed, type];
}
