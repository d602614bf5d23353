import { useListContext, useTranslate } from 'ra-core';
import { Suspense, useEffect, useRef } from 'react';
import { getSearchParam } from '../../../resources/filters';
import { getSort, toSortBy } from '../../../resources/sorts';
import { useFocusRestore } from '../../ui/focus/useFocusRestore';
import { Icon } from '../../ui/icons/Icon';
import { SearchBox } from '../../ui/inputs/SearchBox';
import { Select } from '../../ui/inputs/Select';
import { useIsPhone } from '../../ui/layout/useIsPhone';
import { LazyContent, usePrefetch } from '../../ui/lazy/LazyContent';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';
import { Popover } from '../../ui/overlays/Popover';
import { useEntityLabels } from '../entity/entityLabels';
import { ExportMenu } from '../export/ExportMenu';
import { chosenFilters } from '../filters/chosenFilters';
import { useEntityListContext } from '../listState/EntityListContext';
import { normalizeSearch, setFilter } from '../listState/listUrl';
import { getPageFilters, hasPageFilters } from '../listState/pageFilters';
import { useDebouncedSearch } from '../listState/useDebouncedSearch';
import { focusRow, getRowElements } from '../shortcuts/rowFocus';
import styles from './ListToolbar.module.css';

const FilterChips = lazyPart(() => import('../filters/FilterChips'));

/** Search, filters, sort, columns and export of a list; on a phone, the last three are a menu. Reads the list contexts. */
export function ListToolbar() {
  const { sort, setSort } = useListContext();
  const { entity, urlState } = useEntityListContext();
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const search = getSearchParam(entity);
  const sorts = Object.keys(entity.list.sorts);

  const isFiltered = hasPageFilters(urlState) || Object.keys(urlState.filters).some((name) => name !== search);
  const isPhone = useIsPhone();
  const toolbar = useRef<HTMLDivElement>(null);
  useFocusRestore(toolbar);

  const renderTools = (close?: () => void) => (
    <>
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
      <ExportMenu onExport={close} />
    </>
  );
  return (
    <div ref={toolbar} tabIndex={-1} className={styles.toolbar}>
      {search !== undefined && <ListSearch parameter={search} />}
      <FilterMenu />
      <Suspense>{isFiltered && <FilterChips />}</Suspense>
      {isPhone ? (
        <Popover label={translate('list.more')} trigger={<Icon name="more" />} kind="quiet" align="end">
          {(close) => <div className={styles.more}>{renderTools(close)}</div>}
        </Popover>
      ) : (
        <span className={styles.end}>{renderTools()}</span>
      )}
    </div>
  );
}

/** The search of a list. Enter or the arrow down moves the focus to the first row that is found. */
function ListSearch({ parameter }: { parameter: string }) {
  const { isPending, isPlaceholderData } = useListContext();
  const { entity, urlState, go } = useEntityListContext();
  const translate = useTranslate();
  const searched = urlState.filters[parameter] ?? '';
  // Waits for the entity's debounce.
  const [text, setText] = useDebouncedSearch(searched, entity.list.debounce, (search, isRefining) =>
    go(setFilter(urlState, { [parameter]: search }), { replace: isRefining }),
  );
  const isLeaving = useRef(false);
  const leave = () => {
    if (!isLeaving.current || isPending || isPlaceholderData || normalizeSearch(text) !== searched) return;
    isLeaving.current = false;
    focusRow(getRowElements(document)[0]);
  };
  useEffect(leave);
  const name = useEntityLabels(entity).noun(2);
  return (
    <SearchBox
      label={translate('list.search.label', { name })}
      placeholder={translate('list.search.placeholder', { name })}
      value={text}
      onChange={(typed) => {
        isLeaving.current = false;
        setText(typed);
      }}
      onClear={() => setText('')}
      onBlur={() => {
        isLeaving.current = false;
      }}
      onKeyDownCapture={(event) => {
        isLeaving.current = (event.key === 'Enter' || event.key === 'ArrowDown') && !event.nativeEvent.isComposing;
        if (isLeaving.current) event.preventDefault();
        leave();
      }}
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
