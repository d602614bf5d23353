import { useColumns } from '../columns/useColumns';
import { useEntityListContext } from '../listState/EntityListContext';
import { formatListUrl, resetPage } from '../listState/listUrl';
import { type SavedView, useSavedViews } from './useSavedViews';

/** The saved view that the list shows. Of several with the same filters and sort, the one with the same columns. */
export function useCurrentSavedView(): SavedView | null {
  const { entity, urlState } = useEntityListContext();
  const { columns } = useColumns(entity);
  const { views } = useSavedViews(entity);
  const query = formatListUrl(entity, resetPage(urlState, {}));
  const candidates = views.filter((view) => view.query === query);
  const columnNames = columns.map(({ name }) => name).join();
  return candidates.find((view) => view.columns?.join() === columnNames) ?? candidates[0] ?? null;
}
