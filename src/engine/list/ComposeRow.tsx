import { Composer } from '../compose/Composer';
import type { ComposerProps } from '../compose/useComposer';
import styles from './ComposeRow.module.css';
import { tableRoles } from './tableRoles';

interface ComposeRowProps extends ComposerProps {
  /** Number of columns that the row spans. */
  columns: number;
}

/** The row below a record in which a text is written. Spans the whole table. */
export function ComposeRow({ columns, ...composer }: ComposeRowProps) {
  return (
    <tr {...tableRoles.row} className={styles.row}>
      <td {...tableRoles.cell} colSpan={columns} className={styles.cell} data-composing="">
        <Composer {...composer} />
      </td>
    </tr>
  );
}
