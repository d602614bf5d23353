import { RecordContextProvider, useTranslate } from 'ra-core';
import { memo } from 'react';
import { Checkbox } from '../../ui/inputs/Checkbox';
import { useEntityLabels } from '../entity/entityLabels';
import type { ConsoleRecord } from '../records/consoleRecord';
import styles from './EntityTable.module.css';
import { RowCells, type RowCellsProps } from './RowCells';
import { tableRoles } from './tableRoles';

interface ListRowProps extends RowCellsProps {
  selected: boolean;
  /** A composer is open below the row. */
  composing: boolean;
  onToggle: (record: ConsoleRecord, selected: boolean, isRange: boolean) => void;
}

/**
 * A row of a list, which provides its record to `useRecordContext`. It is memoized: it renders when its own record,
 * selection or columns change.
 */
export const ListRow = memo(function ListRow({ selected, composing, onToggle, ...cells }: ListRowProps) {
  const { entity, record } = cells;
  const translate = useTranslate();
  const title = useEntityLabels(entity).title(record);
  return (
    <tr
      {...tableRoles.row}
      className={styles.row}
      data-record={record.id}
      data-selected={selected || undefined}
      data-composing={composing || undefined}
    >
      <td {...tableRoles.cell} className={styles.check}>
        <Checkbox
          label={translate('list.select.row', { title })}
          checked={selected}
          onChange={({ target, nativeEvent }) => onToggle(record, target.checked, isShifted(nativeEvent))}
        />
      </td>
      <RecordContextProvider value={record}>
        <RowCells {...cells} />
      </RecordContextProvider>
    </tr>
  );
});

function isShifted(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey;
}
