import { useEntityListContext } from '../listState/EntityListContext';
import { setFilter } from '../listState/listUrl';

/** The value of a filter in the URL, and its setter; '' removes the filter. Reads `useEntityListContext`. */
export function useFilterValue(name: string): [string, (value: string) => void] {
  const { urlState, go } = useEntityListContext();
  return [urlState.filters[name] ?? '', (value) => go(setFilter(urlState, { [name]: value }))];
}
