import { useListContext, useTranslate } from 'ra-core';
import type { Column } from '../../../resources/entity';
import { Checkbox } from '../../ui/inputs/Checkbox';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { getColumnWidth, isNumeric } from '../columns/columnLayout';
import { useEntityLabels } from '../entity/entityLabels';
import { useEntityListContext } from '../listState/EntityListContext';
import { setSelected } from '../listState/selection';
import type { ConsoleRecord } from '../records/consoleRecord';
import styles from './EntityTable.module.css';
import { tableRoles } from './tableRoles';

/** The column headings, and the checkbox that selects the page. Reads the list contexts. */
export function ListHead({ columns }: { columns: readonly Column[] }) {
  const { data: rows = [], selectedIds } = useListContext<ConsoleRecord>();
  const { entity, select } = useEntityListContext();
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const selected = selectedIds.length;
  return (
    <thead {...tableRoles.group} className={styles.head}>
      <tr {...tableRoles.row}>
        <th {...tableRoles.heading} className={styles.check}>
          <Checkbox
            label={translate('list.select.page')}
            checked={rows.length > 0 && selected === rows.length}
            indeterminate={selected > 0 && selected < rows.length}
            disabled={rows.length === 0}
            onChange={({ target }) => select((current) => setSelected(current, rows, target.checked))}
          />
        </th>
        {columns.map((column) => {
          return (
            <th
              {...tableRoles.heading}
              key={column.name}
              data-width={getColumnWidth(entity, column)}
              data-numeric={isNumeric(entity, column) || undefined}
            >
              {labels.column(column.name)}
            </th>
          );
        })}
        <th {...tableRoles.heading} className={styles.actions}>
          <VisuallyHidden>{translate('list.select.actions')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}
