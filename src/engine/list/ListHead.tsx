import { useTranslate } from 'ra-core';
import type { Column } from '../../../resources/entity';
import { Checkbox } from '../../ui/Checkbox';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { isNumeric, widthOf } from '../columns/columnLayout';
import { isSelected, withRecords } from '../selection/selection';
import { useEntityWords } from '../words';
import styles from './ListTable.module.css';
import { useListView } from './ListViewContext';
import { tableRoles } from './tableRoles';

/** The headings of a list, and the checkbox for the whole page. */
export function ListHead({ columns }: { columns: readonly Column[] }) {
  const { entity, rows, selection, select } = useListView();
  const translate = useTranslate();
  const words = useEntityWords(entity);
  const selected = rows.filter((row) => isSelected(selection, row.id)).length;
  return (
    <thead {...tableRoles.group} className={styles.head}>
      <tr {...tableRoles.row}>
        <th {...tableRoles.heading} className={styles.check}>
          <Checkbox
            label={translate('list.select.page')}
            checked={rows.length > 0 && selected === rows.length}
            indeterminate={selected > 0 && selected < rows.length}
            disabled={rows.length === 0}
            onChange={({ target }) => select((known) => withRecords(known, rows, target.checked))}
          />
        </th>
        {columns.map((column) => {
          return (
            <th
              {...tableRoles.heading}
              key={column.name}
              data-width={widthOf(entity, column)}
              data-numeric={isNumeric(entity, column) || undefined}
            >
              {words.column(column.name)}
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
