import { RecordContext, useTranslate } from 'ra-core';
import { type ComponentType, memo } from 'react';
import type { Column, Entity } from '../../../resources/entity';
import { classes } from '../../ui/classes';
import { Checkbox } from '../../ui/inputs/Checkbox';
import { PageLink } from '../../ui/navigation/PageLink';
import { RecordActions } from '../actions/RecordActions';
import { CellStack, findSingleField, renderSingleField } from '../cells/CellStack';
import { cellLines } from '../cells/cellLines';
import { findLinkColumn, getCellAttributes } from '../columns/columnLayout';
import { useEntityLabels } from '../entity/entityLabels';
import { type Flag, HighlightsContext, noHighlights, type RecordFlags } from '../flags/flag';
import type { NamedAction } from '../records/actions';
import type { WrapCell } from '../records/cell';
import type { ConsoleRecord } from '../records/consoleRecord';
import styles from './EntityTable.module.css';
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
      <RecordContext value={record}>
        <RowCells {...cells} />
      </RecordContext>
    </tr>
  );
});

function isShifted(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey;
}

interface RowCellsProps {
  entity: Entity;
  columns: readonly Column[];
  record: ConsoleRecord;
  /** Moderation flags of the record, and the component that shows them. */
  flags: RecordFlags | undefined;
  pills: ComponentType<{ flags: readonly Flag[] }> | undefined;
  /** The URL that opens the record. */
  url: string;
  onAction: (action: NamedAction, record: ConsoleRecord) => void;
}

/** Cells and actions of a record. Memoized separately, so that selecting a row doesn't re-render them. */
const RowCells = memo(function RowCells(props: RowCellsProps) {
  const { entity, columns, record, flags, pills: Pills, url, onAction } = props;
  const labels = useEntityLabels(entity);
  const linkColumn = findLinkColumn(entity);

  const renderLink: WrapCell = (main, className) => (
    <PageLink to={url} className={classes(styles.open, className)} data-opens="" preventScrollReset={!entity.page}>
      {main}
    </PageLink>
  );
  const notes = flags && Pills && <Pills flags={flags.flags} />;
  return (
    <>
      <HighlightsContext value={flags?.marks ?? noHighlights}>
        {columns.map((column) => {
          const isLink = column.name === linkColumn?.name;
          const lines = cellLines(entity, column, record);
          const attributes = getCellAttributes(entity, column);
          const field = findSingleField(lines, isLink && notes);
          const isZero = attributes['data-numeric'] === true && lines[0]?.fields[0].value === 0;
          return (
            <td
              {...tableRoles.cell}
              {...attributes}
              key={column.name}
              data-label={labels.column(column.name)}
              data-empty={((lines.length === 0 || isZero) && !isLink && !column.unknown) || undefined}
            >
              {field ? (
                renderSingleField(entity, record, field, isLink ? renderLink : undefined)
              ) : (
                <CellStack
                  entity={entity}
                  column={column}
                  record={record}
                  lines={lines}
                  {...(isLink ? { wrapMain: renderLink, notes } : {})}
                />
              )}
            </td>
          );
        })}
      </HighlightsContext>
      <td {...tableRoles.cell} className={styles.actions}>
        <RecordActions entity={entity} record={record} onAction={onAction} />
      </td>
    </>
  );
});
