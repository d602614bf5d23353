import '../../../i18n/en/areas/listFilters';
import { useTranslate } from 'ra-core';
import type { Filter } from '../../../resources/entity';
import { byRegion } from '../../lib/format/locale';
import { useListText } from '../../ui/text/useListText';
import { useEntityLabels } from '../entity/entityLabels';
import { useEntityListContext } from '../listState/EntityListContext';
import { getPageFilters, parseRange } from '../listState/pageFilters';
import { useCurrentSite } from '../shop/currentSite';
import { usePrograms } from '../shop/programs';

const days = byRegion((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }));

interface FilterLabels {
  /** The value of a filter, or null if it is not set. A reference is its id. */
  getFilterLabel: (name: string, filter: Filter) => string | null;
  /** The value of a filter that the API doesn't have; '' if it has none. */
  getPageFilterLabel: (name: string) => string;
}

/** Returns functions that describe the values of filters. */
export function useFilterLabel(): FilterLabels {
  const { entity, urlState } = useEntityListContext();
  const labels = useEntityLabels(entity);
  const translate = useTranslate();
  const listText = useListText();
  const { locale } = useCurrentSite();
  const { nameOf } = usePrograms();

  const day = (text: string) => days(locale).format(new Date(`${text}T00:00:00Z`));

  const span = (from: string | undefined, to: string | undefined) => {
    if (from && to) return translate('listFilters.between', { from: day(from), to: day(to) });
    if (from) return translate('listFilters.since', { day: day(from) });
    return to ? translate('listFilters.until', { day: day(to) }) : null;
  };

  const choices = (name: string, value: string) =>
    listText(value.split(',').map((choice) => labels.choice(name, choice)));

  const getFilterLabel: FilterLabels['getFilterLabel'] = (name, filter) => {
    if (filter.kind === 'days') return span(urlState.filters[filter.from], urlState.filters[filter.to]);
    const value = urlState.filters[name];
    if (value === undefined || filter.kind === 'search') return null;
    if (filter.kind === 'program') return nameOf(value);
    return filter.kind === 'reference' || filter.kind === 'text' ? value : choices(name, value);
  };
  const getPageFilterLabel = (name: string) => {
    const value = urlState.only[name] ?? '';
    const is = getPageFilters(entity)[name]?.is;
    if (is === 'days') return span(...parseRange(value)) ?? '';
    return is === 'text' ? value : value.replace('..', '–');
  };
  return { getFilterLabel, getPageFilterLabel };
}
