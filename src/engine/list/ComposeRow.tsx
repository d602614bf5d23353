import { Composer } from '../compose/Composer';
import type { ComposerProps } from '../compose/useComposer';
import styles from './ComposeRow.module.css';
import { tableRoles } from './tableRoles';

interface ComposeRowProps extends ComposerProps {
  /** Cells of a row. */
  columns: number;
}

/** The box in which a text of a record is written, in place: as wide as the list, below the record's row. */
export function ComposeRow({ columns, ...composer }: ComposeRowProps) {
  return (
    <tr {...tableRoles.row} className={styles.row} data-below="">
      <td {...tableRoles.cell} colSpan={columns} className={styles.cell} data-composing="">
        <Composer {...composer} />
      </td>
    </tr>
  );
}
