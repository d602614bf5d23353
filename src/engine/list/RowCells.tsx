import { type ComponentType, memo, type ReactNode } from 'react';
import type { Column, Entity } from '../../../resources/entity';
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

export interface RowCellsProps {
  entity: Entity;
  columns: readonly Column[];
  record: ConsoleRecord;
  /** What is conspicuous about it, and what tells so. */
  flags: RecordFlags | undefined;
  pills: ComponentType<{ flags: readonly Flag[] }> | undefined;
  /** The address that opens the record. */
  address: string;
  onAction: (action: NamedAction, record: ConsoleRecord) => void;
}

/** What a row says of its record, and what can be done to it. Whether the row is selected makes no difference to it. */
export const RowCells = memo(function RowCells(props: RowCellsProps) {
  const { entity, columns, record, flags, pills: Pills, address, onAction } = props;
  const words = useEntityWords(entity);
  const opening = openingColumn(entity);

  const open = (main: ReactNode) => (
    <PageLink to={address} className={styles.open} data-opens="" preventScrollReset>
      {main}
    </PageLink>
  );
  const notes = flags && Pills && <Pills key={record.id} flags={flags.flags} />;
  return (
    <>
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
    </>
  );
});
