import { useListContext, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { getSearchParam } from '../../../resources/filters';
import { getSort, toSortBy } from '../../../resources/sorts';
import { useFocusRestore } from '../../ui/focus/useFocusRestore';
import { SearchBox } from '../../ui/inputs/SearchBox';
import { Select } from '../../ui/inputs/Select';
import { ColumnsMenu } from '../columns/ColumnsMenu';
import { useEntityLabels } from '../entity/entityLabels';
import { ExportMenu } from '../export/ExportMenu';
import { FilterChips } from '../filters/FilterChips';
import { FilterMenu } from '../filters/FilterMenu';
import { useEntityListContext } from '../listState/EntityListContext';
import { setFilter } from '../listState/listUrl';
import { useDebouncedSearch } from '../listState/useDebouncedSearch';
import styles from './ListToolbar.module.css';

/** Search, filters, sort, columns and export of a list. Reads the list contexts. */
export function ListToolbar() {
  const { sort, setSort } = useListContext();
  const { entity, urlState, go, flags } = useEntityListContext();
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
      {flags && (
        <flags.lazyModule.FlaggedOnly
          flagged={flags.of.size}
          total={flags.total}
          isOn={urlState.flagged}
          onToggle={() => go({ ...urlState, flagged: !urlState.flagged, record: null })}
        />
      )}
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
  // Waits for the entity's debounce (specification section 9).
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
