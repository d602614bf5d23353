import { useTranslate } from 'ra-core';
import { Late, usePrefetch } from '../../ui/LateContent';
import { lateCode } from '../../ui/lateCode';
import { Popover } from '../../ui/Popover';
import { useListView } from '../list/ListViewContext';
import { chosenFilters } from './chosenFilters';

const filterList = lateCode(() => import('./FilterList'));

/** Every filter of the list in one place; each applies at once. */
export function FilterPopover() {
  const { entity } = useListView();
  const translate = useTranslate();
  usePrefetch(filterList);
  if (chosenFilters(entity).length === 0) return null;
  return (
    <Popover label={translate('list.filter.label')} icon="plus" kind="dashed" trigger={translate('list.filter.add')}>
      <Late content={filterList} />
    </Popover>
  );
}
