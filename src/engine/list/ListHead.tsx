import { useListContext, useTranslate } from 'ra-core';
import type { Column, Entity, Sort } from '../../../resources/entity';
import { Icon } from '../../ui/icons/Icon';
import { Checkbox } from '../../ui/inputs/Checkbox';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { getCellAttributes } from '../columns/columnLayout';
import { useEntityLabels } from '../entity/entityLabels';
import { useEntityListContext } from '../listState/EntityListContext';
import { isSelected, setSelected } from '../listState/selection';
import type { ConsoleRecord } from '../records/consoleRecord';
import styles from './EntityTable.module.css';
import { tableRoles } from './tableRoles';

/** The column headings, which sort where the API can, and the checkbox that selects the page. Reads the list contexts. */
export function ListHead({ columns }: { columns: readonly Column[] }) {
  const { data: rows = [], sort, setSort } = useListContext<ConsoleRecord>();
  const { entity, selection, select } = useEntityListContext();
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const selected = rows.filter(({ id }) => isSelected(selection, id)).length;
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
          const sorts = findColumnSorts(entity, column);
          const index = sorts.findIndex(({ field, order }) => field === sort.field && order === sort.order);
          const active = sorts[index];
          const isAscending = active?.order === 'ASC';
          const next = sorts[(index + 1) % sorts.length];
          const label = labels.column(column.name);
          return (
            <th
              {...tableRoles.heading}
              {...getCellAttributes(entity, column)}
              key={column.name}
              aria-sort={active && (isAscending ? 'ascending' : 'descending')}
            >
              {next ? (
                <button type="button" className={styles.sort} onClick={() => setSort({ ...next })}>
                  {label}
                  {active && <Icon name={isAscending ? 'chevron-up' : 'chevron-down'} />}
                </button>
              ) : (
                label
              )}
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

/** Finds the declared sorts of the main field of a column. A column of persons is sorted by their names. */
function findColumnSorts(entity: Entity, { paths: [main] }: Column): readonly Sort[] {
  const field = main === '$row' ? 'name' : main;
  return Object.values(entity.list.sorts).filter((sort) => sort.field === field);
}
