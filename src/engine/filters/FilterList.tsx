import { useEntityListContext } from '../listState/EntityListContext';
import { chosenFilters } from './chosenFilters';
import { FilterControl } from './FilterControl';
import styles from './FilterList.module.css';
import { PageFilterControls } from './PageFilterControls';

/** The controls of all filters of the list. Reads `useEntityListContext`. */
export default function FilterList() {
  const { entity } = useEntityListContext();
  return (
    <div className={styles.filters}>
      {chosenFilters(entity).map(([name, filter]) => (
        <FilterControl key={name} name={name} filter={filter} />
      ))}
      {entity.list.pageFilters && <PageFilterControls />}
    </div>
  );
}
