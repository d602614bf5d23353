import type { Column } from '../../../resources/entity';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { getCellAttributes } from '../columns/columnLayout';
import { useEntityListContext } from '../listState/EntityListContext';
import styles from './EntityTable.module.css';
import { tableRoles } from './tableRoles';

interface ListSkeletonProps {
  columns: readonly Column[];
  rows: number;
  label: string;
}

/** Placeholder rows at most: more do not fit on a screen. */
const MAX_SKELETON_ROWS = 10;

/** Placeholder rows in the shape of the real ones, while those load. Reads `useEntityListContext`. */
export function ListSkeleton({ columns, rows, label }: ListSkeletonProps) {
  const { entity } = useEntityListContext();
  const size = getRowSize(columns);
  const indexes = Array.from({ length: Math.min(rows, MAX_SKELETON_ROWS) }, (_, index) => index);
  return indexes.map((index) => (
    <tr {...tableRoles.row} key={index} className={styles.row} data-skeleton={size}>
      <td {...tableRoles.cell} className={styles.check}>
        {index === 0 && <VisuallyHidden>{label}</VisuallyHidden>}
        <Skeleton width="18px" height="18px" />
      </td>
      {columns.map((column) => (
        <td {...tableRoles.cell} {...getCellAttributes(entity, column)} key={column.name}>
          <Skeleton width="100%" height="14px" />
          {column.paths.length > 1 && <Skeleton width="60%" height="12px" />}
        </td>
      ))}
      <td {...tableRoles.cell} className={styles.actions} />
    </tr>
  ));
}

/** Rows have one line or two. */
function getRowSize(columns: readonly Column[]): string {
  return columns.some(({ paths }) => paths.length > 1) ? 'tall' : '';
}
