import { useListContext, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { getSearchParam } from '../../../resources/filters';
import { getSort, toSortBy } from '../../../resources/sorts';
import { useFocusRestore } from '../../ui/focus/useFocusRestore';
import { SearchBox } from '../../ui/inputs/SearchBox';
import { Select } from '../../ui/inputs/Select';
import { LazyContent, usePrefetch } from '../../ui/lazy/LazyContent';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';
import { Popover } from '../../ui/overlays/Popover';
import { useEntityLabels } from '../entity/entityLabels';
import { ExportMenu } from '../export/ExportMenu';
import { chosenFilters } from '../filters/chosenFilters';
import { FilterChips } from '../filters/FilterChips';
import { useEntityListContext } from '../listState/EntityListContext';
import { setFilter } from '../listState/listUrl';
import { getPageFilters } from '../listState/pageFilters';
import { useDebouncedSearch } from '../listState/useDebouncedSearch';
import styles from './ListToolbar.module.css';

/** Search, filters, sort, columns and export of a list. Reads the list contexts. */
export function ListToolbar() {
  const { sort, setSort } = useListContext();
  const { entity } = useEntityListContext();
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const search = getSearchParam(entity);
  const sorts = Object.keys(entity.list.sorts);

  const toolbar = useRef<HTMLDivElement>(null);
  useFocusRestore(toolbar);

  return (
    <div ref={toolbar} tabIndex={-1} className={styles.toolbar}>
      {search !== undefined && <ListSearch parameter={search} />}
      <FilterChips />
      <FilterMenu />
      <span className={styles.end}>
        {sorts.length > 1 && (
          <Select
            quiet
            label={translate('list.sort.by')}
            value={toSortBy(entity, sort) ?? ''}
            options={sorts.map((wire) => ({ value: wire, label: labels.sort(wire) }))}
            onChange={(wire) => setSort(getSort(entity, wire))}
          />
        )}
        <ColumnsMenu />
        <ExportMenu />
      </span>
    </div>
  );
}

function ListSearch({ parameter }: { parameter: string }) {
  const { entity, urlState, go } = useEntityListContext();
  const translate = useTranslate();
  // Waits for the entity's debounce.
  const [text, setText] = useDebouncedSearch(
    urlState.filters[parameter] ?? '',
    entity.list.debounce,
    (search, isRefining) => go(setFilter(urlState, { [parameter]: search }), { replace: isRefining }),
  );
  const name = useEntityLabels(entity).noun(2);
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

const columnsList = lazyWithRetry(() => import('../columns/ColumnsList'));

/** Opens the choice and order of the list's columns (LIST-07). */
function ColumnsMenu() {
  const translate = useTranslate();
  usePrefetch(columnsList);
  return (
    <Popover label={translate('list.columns.label')} trigger={translate('list.columns.label')} kind="quiet" align="end">
      <LazyContent content={columnsList} />
    </Popover>
  );
}

const filterList = lazyWithRetry(() => import('../filters/FilterList'));

/** Opens the controls of all filters of the list; each applies at once. Reads `useEntityListContext`. */
function FilterMenu() {
  const { entity } = useEntityListContext();
  const translate = useTranslate();
  usePrefetch(filterList);
  if (chosenFilters(entity).length + Object.keys(getPageFilters(entity)).length === 0) return null;
  return (
    <Popover label={translate('list.filter.label')} icon="filter" kind="dashed" trigger={translate('list.filter.add')}>
      <LazyContent content={filterList} />
    </Popover>
  );
}
