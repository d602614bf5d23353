import { useTranslate } from 'ra-core';
import { type ComponentType, memo, type ReactNode } from 'react';
import type { Column, Entity } from '../../../resources/entity';
import { Checkbox } from '../../ui/Checkbox';
import { PageLink } from '../../ui/PageLink';
import type { NamedAction } from '../actions/actions';
import { RecordActions } from '../actions/RecordActions';
import { cellLook, openingColumn } from '../columns/columnLayout';
import type { Flag, RecordFlags } from '../flags/flag';
import { MarksContext, noMarks } from '../flags/marks';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useEntityWords } from '../words';
import { CellStack } from './CellStack';
import styles from './ListTable.module.css';
import { tableRoles } from './tableRoles';

interface ListRowProps {
  entity: Entity;
  columns: readonly Column[];
  record: ConsoleRecord;
  /** What is conspicuous about it, and what tells so. */
  flags: RecordFlags | undefined;
  pills: ComponentType<{ flags: readonly Flag[] }> | undefined;
  selected: boolean;
  /** The address that opens the record. */
  address: string;
  onToggle: (record: ConsoleRecord, selected: boolean, isRange: boolean) => void;
  onAction: (action: NamedAction, record: ConsoleRecord) => void;
}

/**
 * One record of a list. It renders again only when its own record, selection or columns change. It may go on to another
 * record (`useRowKeys`): what keeps something of its own in it has the record's id as its key.
 */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { entity, columns, record, flags, pills: Pills, selected, address, onToggle, onAction } = props;
  const translate = useTranslate();
  const words = useEntityWords(entity);
  const opening = openingColumn(entity);
  const title = words.title(record);

  const open = (main: ReactNode) => (
    <PageLink to={address} className={styles.open} data-opens="" preventScrollReset>
      {main}
    </PageLink>
  );
  const notes = flags && Pills && <Pills key={record.id} flags={flags.flags} />;
  return (
    <tr {...tableRoles.row} className={styles.row} data-record={record.id} data-selected={selected || undefined}>
      <td {...tableRoles.cell} className={styles.check}>
        <Checkbox
          label={translate('list.select.row', { title })}
          checked={selected}
          onChange={({ target, nativeEvent }) => onToggle(record, target.checked, isShifted(nativeEvent))}
        />
      </td>
      <MarksContext value={flags?.marks ?? noMarks}>
        {columns.map((column) => (
          <td
            {...tableRoles.cell}
            {...cellLook(entity, column)}
            key={column.name}
            data-label={words.column(column.name)}
          >
            <CellStack
              entity={entity}
              column={column}
              record={record}
              {...(column.name === opening?.name ? { wrapMain: open, notes } : {})}
            />
          </td>
        ))}
      </MarksContext>
      <td {...tableRoles.cell} className={styles.actions}>
        <RecordActions key={record.id} entity={entity} record={record} onAction={onAction} />
      </td>
    </tr>
  );
});

function isShifted(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey;
}
