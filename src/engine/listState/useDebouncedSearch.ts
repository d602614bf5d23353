import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { normalizeSearch } from './listUrl';

/**
 * The text of a search box, its setter, and a function that starts its search now, for a box that is left. Otherwise, the
 * search starts once nothing was typed for a while.
 * @param searched the text of the URL. It replaces that of the box when Back, a tab or a saved view changes it
 * @param search starts a search; `isRefining` is true if the text replaces that of a search before, and neither is empty
 */
export function useDebouncedSearch(
  searched: string,
  debounceMs: number,
  search: (text: string, isRefining: boolean) => void,
): [string, (text: string) => void, () => void] {
  const [typed, type] = useState(searched);
  const lastSearch = useRef(searched);
  useEffect(() => {
    if (searched === lastSearch.current) return;
    lastSearch.current = searched;
    type(searched);
  }, [searched]);

  const start = () => {
    const text = normalizeSearch(typed);
    if (text === lastSearch.current) return;
    const isRefining = lastSearch.current !== '' && text !== '';
    lastSearch.current = text;
    search(text, isRefining);
  };
  const startLater = useEffectEvent(start);
  useEffect(() => {
    if (normalizeSearch(typed) === lastSearch.current) return;
    const timer = setTimeout(() => startLater(), debounceMs);
    return () => clearTimeout(timer);
  }, [typed, debounceMs]);

  return [typed, type, start];
}
