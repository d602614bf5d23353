import { LazyContent, usePrefetch } from '../../ui/lazy/LazyContent';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';
import { useEntityListContext } from '../listState/EntityListContext';
import { selectedCount } from '../listState/selection';

const selectionToolbar = lazyWithRetry(() => import('./SelectionToolbar'));

/** The number of selected records, and the actions that apply to them (LIST-05). Reads the list contexts. */
export function BulkActionsToolbar() {
  usePrefetch(selectionToolbar);
  return selectedCount(useEntityListContext().selection) > 0 && <LazyContent content={selectionToolbar} />;
}
