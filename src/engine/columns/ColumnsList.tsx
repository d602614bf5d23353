import { useTranslate } from 'ra-core';
import { columnsOf } from '../../../resources/columns';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { IconButton } from '../../ui/IconButton';
import { useAnnounce } from '../../ui/LiveRegion';
import { useListView } from '../list/ListViewContext';
import { useEntityWords } from '../words';
import styles from './ColumnsList.module.css';
import { moved, openingColumn } from './columnLayout';
import { useColumns } from './useColumns';

/** Every column of the list: whether it is shown, and where. */
export default function ColumnsList() {
  const { entity } = useListView();
  const translate = useTranslate();
  const words = useEntityWords(entity);
  const announce = useAnnounce();
  const { columns, choose } = useColumns(entity);
  const shown = columns.map((column) => column.name);
  const others = columnsOf(entity.list)
    .map((column) => column.name)
    .filter((name) => !shown.includes(name));
  const fixed = openingColumn(entity)?.name;

  const move = (name: string, by: number) => {
    const next = moved(shown, name, by);
    choose(next);
    announce(
      translate('list.columns.moved', {
        column: words.column(name),
        place: next.indexOf(name) + 1,
        count: next.length,
      }),
    );
  };
  return (
    <>
      <ul className={styles.columns}>
        {[...shown, ...others].map((name) => {
          const place = shown.indexOf(name);
          const column = words.column(name);
          return (
            <li key={name} className={styles.column}>
              <Checkbox
                showLabel
                label={column}
                checked={place >= 0}
                disabled={name === fixed}
                onChange={({ target }) =>
                  choose(target.checked ? [...shown, name] : shown.filter((one) => one !== name))
                }
              />
              <span className={styles.moves}>
                <IconButton
                  icon="chevron-up"
                  label={translate('list.columns.earlier', { column })}
                  disabled={place <= 0}
                  onClick={() => move(name, -1)}
                />
                <IconButton
                  icon="chevron-down"
                  label={translate('list.columns.later', { column })}
                  disabled={place < 0 || place === shown.length - 1}
                  onClick={() => move(name, 1)}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <Button kind="quiet" onClick={() => choose(null)}>
        {translate('list.columns.reset')}
      </Button>
    </>
  );
}
