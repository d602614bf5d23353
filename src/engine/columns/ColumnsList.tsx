import '../../../i18n/en/areas/listColumns';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { normalizeColumns } from '../../../resources/columns';
import { normalizeForSearch } from '../../lib/normalizeForSearch';
import { Button } from '../../ui/buttons/Button';
import { IconButton } from '../../ui/buttons/IconButton';
import { useAnnounce } from '../../ui/feedback/LiveRegion';
import { Checkbox } from '../../ui/inputs/Checkbox';
import { SearchBox } from '../../ui/inputs/SearchBox';
import { useEntityLabels } from '../entity/entityLabels';
import { useEntityListContext } from '../listState/EntityListContext';
import styles from './ColumnsList.module.css';
import { findLinkColumn } from './columnLayout';
import { useColumns } from './useColumns';

/** Maximum number of columns that are found at a glance. */
const MAX_COLUMNS_WITHOUT_SEARCH = 12;

/** Shows, hides and moves the columns of the list. Reads `useEntityListContext`. */
export default function ColumnsList() {
  const { entity } = useEntityListContext();
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const announce = useAnnounce();
  const { columns, choose } = useColumns(entity);
  const visibleNames = columns.map((column) => column.name);
  const hiddenNames = normalizeColumns(entity.list)
    .map((column) => column.name)
    .filter((name) => !visibleNames.includes(name));
  const linkColumnName = findLinkColumn(entity)?.name;
  const names = [...visibleNames, ...hiddenNames];
  const [search, setSearch] = useState('');
  const isFound = (name: string) => normalizeForSearch(labels.column(name)).includes(normalizeForSearch(search));

  const move = (name: string, by: number) => {
    const next = moveByOffset(visibleNames, name, by);
    choose(next);
    announce(
      translate('listColumns.moved', {
        column: labels.column(name),
        place: next.indexOf(name) + 1,
        count: next.length,
      }),
    );
  };
  return (
    <>
      {names.length > MAX_COLUMNS_WITHOUT_SEARCH && (
        <SearchBox
          label={translate('listColumns.search')}
          placeholder={translate('listColumns.search')}
          value={search}
          onChange={setSearch}
          onClear={() => setSearch('')}
        />
      )}
      <ul className={styles.columns}>
        {names.filter(isFound).map((name) => {
          const index = visibleNames.indexOf(name);
          const column = labels.column(name);
          return (
            <li key={name} className={styles.column}>
              <Checkbox
                showLabel
                label={column}
                checked={index >= 0}
                disabled={name === linkColumnName}
                onChange={({ target }) =>
                  choose(target.checked ? [...visibleNames, name] : visibleNames.filter((item) => item !== name))
                }
              />
              <span className={styles.moves}>
                <IconButton
                  icon="chevron-up"
                  label={translate('listColumns.earlier', { column })}
                  disabled={index <= 0}
                  onClick={() => move(name, -1)}
                />
                <IconButton
                  icon="chevron-down"
                  label={translate('listColumns.later', { column })}
                  disabled={index < 0 || index === visibleNames.length - 1}
                  onClick={() => move(name, 1)}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <Button kind="quiet" onClick={() => choose(null)}>
        {translate('listColumns.reset')}
      </Button>
    </>
  );
}

/** Moves one entry by an offset. Returns the list unchanged if it would leave the list. */
export function moveByOffset(names: readonly string[], name: string, by: number): readonly string[] {
  const from = names.indexOf(name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= names.length) return names;
  return names.toSpliced(from, 1).toSpliced(to, 0, name);
}
