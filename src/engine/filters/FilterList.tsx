import { useListView } from '../list/ListViewContext';
import { chosenFilters } from './chosenFilters';
import { FilterControl } from './FilterControl';
import styles from './FilterList.module.css';

/** The control of every filter of the list. */
export default function FilterList() {
  const { entity } = useListView();
  return (
    <div className={styles.filters}>
      {chosenFilters(entity).map(([name, filter]) => (
        <FilterControl key={name} name={name} filter={filter} />
      ))}
    </div>
  );
}
