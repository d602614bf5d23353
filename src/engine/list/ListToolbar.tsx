import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { SearchBox } from '../../ui/SearchBox';
import { Select } from '../../ui/Select';
import { useKeepFocus } from '../../ui/useKeepFocus';
import { ColumnsMenu } from '../columns/ColumnsMenu';
import { ExportMenu } from '../export/ExportMenu';
import { FilterChips } from '../filters/FilterChips';
import { FilterPopover } from '../filters/FilterPopover';
import { useEntityWords } from '../words';
import { fromFirstPage } from './address';
import styles from './ListToolbar.module.css';
import { useListView } from './ListViewContext';
import { useDebouncedSearch } from './useDebouncedSearch';

/** Search, filters, sort, columns and export of a list. */
export function ListToolbar() {
  const { entity, address, go, flags } = useListView();
  const translate = useTranslate();
  const words = useEntityWords(entity);
  const search = Object.entries(entity.list.filters).find(([, filter]) => filter.kind === 'search')?.[0];
  const sorts = Object.keys(entity.list.sorts);

  const toolbar = useRef<HTMLDivElement>(null);
  useKeepFocus(toolbar);

  return (
    <div ref={toolbar} tabIndex={-1} className={styles.toolbar}>
      {search !== undefined && <ListSearch parameter={search} />}
      <FilterChips />
      <FilterPopover />
      {flags && <flags.desk.FlaggedOnly flagged={flags.of.size} total={flags.total} />}
      <span className={styles.end}>
        {sorts.length > 1 && (
          <Select
            quiet
            label={translate('list.sort.by')}
            value={address.sort}
            options={sorts.map((wire) => ({ value: wire, label: words.sort(wire) }))}
            onChange={(sort) => go(fromFirstPage(address, { sort }))}
          />
        )}
        <ColumnsMenu />
        <ExportMenu />
      </span>
    </div>
  );
}

function ListSearch({ parameter }: { parameter: string }) {
  const { entity } = useListView();
  const translate = useTranslate();
  const [text, setText] = useDebouncedSearch(parameter);
  const name = useEntityWords(entity).name(2).toLocaleLowerCase();
  return (
    <SearchBox
      data-list-search=""
      label={translate('list.search.label', { name })}
      placeholder={translate('list.search.placeholder', { name })}
      value={text}
      onChange={setText}
      onClear={() => setText('')}
    />
  );
}
