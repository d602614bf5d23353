import { withFilter } from '../list/address';
import { useListView } from '../list/ListViewContext';

/** The value of a filter in the address, and how to set it; '' takes it off. */
export function useFilterValue(name: string): [string, (value: string) => void] {
  const { address, go } = useListView();
  return [address.filters[name] ?? '', (value) => go(withFilter(address, { [name]: value }))];
}
