import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { Checkbox } from '../../ui/Checkbox';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useEntityWords } from '../words';
import styles from './ListTable.module.css';
import { RowCells, type RowCellsProps } from './RowCells';
import { tableRoles } from './tableRoles';

interface ListRowProps extends RowCellsProps {
  selected: boolean;
  onToggle: (record: ConsoleRecord, selected: boolean, isRange: boolean) => void;
}

/**
 * One record of a list. It renders again only when its own record, selection or columns change. It may go on to another
 * record (`useRowKeys`): what keeps something of its own in it has the record's id as its key.
 */
export const ListRow = memo(function ListRow({ selected, onToggle, ...cells }: ListRowProps) {
  const { entity, record } = cells;
  const translate = useTranslate();
  const title = useEntityWords(entity).title(record);
  return (
    <tr {...tableRoles.row} className={styles.row} data-record={record.id} data-selected={selected || undefined}>
      <td {...tableRoles.cell} className={styles.check}>
        <Checkbox
          label={translate('list.select.row', { title })}
          checked={selected}
          onChange={({ target, nativeEvent }) => onToggle(record, target.checked, isShifted(nativeEvent))}
        />
      </td>
      <RowCells {...cells} />
    </tr>
  );
});

function isShifted(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey;
}
