import type { Column } from '../../../resources/entity';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { widthOf } from '../columns/columnLayout';
import styles from './ListTable.module.css';
import { useListView } from './ListViewContext';
import { tableRoles } from './tableRoles';

interface ListSkeletonProps {
  columns: readonly Column[];
  rows: number;
  label: string;
}

/** Most rows that a first screen can show. */
const mostRows = 10;

/** Rows of the real shape while the real ones are on their way. */
export function ListSkeleton({ columns, rows, label }: ListSkeletonProps) {
  const { entity } = useListView();
  const places = Array.from({ length: Math.min(rows, mostRows) }, (_, place) => place);
  return places.map((place) => (
    <tr {...tableRoles.row} key={place} className={styles.row}>
      <td {...tableRoles.cell} className={styles.check}>
        {place === 0 && <VisuallyHidden>{label}</VisuallyHidden>}
        <Skeleton width="18px" height="18px" />
      </td>
      {columns.map((column) => (
        <td {...tableRoles.cell} key={column.name} data-width={widthOf(entity, column)}>
          <Skeleton width="70%" height="14px" />
          {column.paths.length > 1 && <Skeleton width="45%" height="12px" />}
        </td>
      ))}
      <td {...tableRoles.cell} className={styles.actions} />
    </tr>
  ));
}
