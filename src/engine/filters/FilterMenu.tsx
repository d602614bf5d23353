import { useTranslate } from 'ra-core';
import { LazyContent, usePrefetch } from '../../ui/lazy/LazyContent';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';
import { Popover } from '../../ui/overlays/Popover';
import { useEntityListContext } from '../listState/EntityListContext';
import { chosenFilters } from './chosenFilters';

const filterList = lazyWithRetry(() => import('./FilterList'));

/** Opens the controls of all filters of the list; each applies at once. Reads `useEntityListContext`. */
export function FilterMenu() {
  const { entity } = useEntityListContext();
  const translate = useTranslate();
  usePrefetch(filterList);
  if (chosenFilters(entity).length === 0 && !entity.list.pageFilters) return null;
  return (
    <Popover label={translate('list.filter.label')} icon="filter" kind="dashed" trigger={translate('list.filter.add')}>
      <LazyContent content={filterList} />
    </Popover>
  );
}
