import { useTranslate } from 'ra-core';
import { Popover } from '../../ui/Popover';
import { useListView } from '../list/ListViewContext';
import { FilterControl } from './FilterControl';
import styles from './FilterPopover.module.css';

/** Every filter of the list in one place; each applies at once. */
export function FilterPopover() {
  const { entity } = useListView();
  const translate = useTranslate();
  const filters = Object.entries(entity.list.filters).filter(
    ([, { kind }]) => kind !== 'search' && kind !== 'reference',
  );
  if (filters.length === 0) return null;
  return (
    <Popover label={translate('list.filter.label')} icon="plus" kind="dashed" trigger={translate('list.filter.add')}>
      <div className={styles.filters}>
        {filters.map(([name, filter]) => (
          <FilterControl key={name} name={name} filter={filter} />
        ))}
      </div>
    </Popover>
  );
}
