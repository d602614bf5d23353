import '../../../i18n/en/areas/listFilters';
import { useTranslate } from 'ra-core';
import { getFilterParams } from '../../../resources/filters';
import { FilterChip } from '../../ui/badges/FilterChip';
import { useEntityLabels } from '../entity/entityLabels';
import { useEntityListContext } from '../listState/EntityListContext';
import { resetPage, setFilter } from '../listState/listUrl';
import { ReferenceName } from './ReferenceName';
import { useFilterLabel } from './useFilterLabel';

/** The active filters, each with a button that removes it. Reads `useEntityListContext`. */
export default function FilterChips() {
  const { entity, urlState, go } = useEntityListContext();
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const { getFilterLabel, getPageFilterLabel } = useFilterLabel();
  const chips = Object.entries(entity.list.filters).map(([name, filter]) => {
    const value = getFilterLabel(name, filter);
    if (value === null) return null;
    const none = Object.fromEntries(getFilterParams(name, filter).map((parameter) => [parameter, '']));
    const chip = (text: string) => (
      <FilterChip
        key={name}
        label={translate('listFilters.chip', { filter: labels.filter(name), value: text })}
        onRemove={() => go(setFilter(urlState, none))}
      />
    );
    return filter.kind === 'reference' ? (
      <ReferenceName key={name} filter={filter} id={value}>
        {chip}
      </ReferenceName>
    ) : (
      chip(value)
    );
  });
  const pageChips = Object.keys(urlState.only).map((name) => {
    const { [name]: _, ...only } = urlState.only;
    const [filter, value] = [labels.filter(name), getPageFilterLabel(name)];
    return (
      <FilterChip
        key={`only ${name}`}
        label={value === '' ? filter : translate('listFilters.chip', { filter, value })}
        onRemove={() => go(resetPage(urlState, { only }))}
      />
    );
  });
  return [...chips, ...pageChips];
}
