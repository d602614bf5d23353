import { useTranslate } from 'ra-core';
import type { Filter } from '../../../resources/entity';
import { byRegion } from '../../lib/format/byRegion';
import { useListText } from '../../ui/text/useListText';
import { useEntityLabels } from '../entity/entityLabels';
import { useEntityListContext } from '../listState/EntityListContext';
import { useCurrentSite } from '../shop/currentSite';
import { usePrograms } from '../shop/programs';

const days = byRegion((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }));

/** Returns a function that describes the value of a filter, or null if it is not set. A reference is its id. */
export function useFilterLabel(): (name: string, filter: Filter) => string | null {
  const { entity, urlState } = useEntityListContext();
  const labels = useEntityLabels(entity);
  const translate = useTranslate();
  const listText = useListText();
  const { locale } = useCurrentSite();
  const { nameOf } = usePrograms();

  const day = (text: string) => days(locale).format(new Date(`${text}T00:00:00Z`));

  const span = (from: string | undefined, to: string | undefined) => {
    if (from && to) return translate('list.filter.between', { from: day(from), to: day(to) });
    if (from) return translate('list.filter.since', { day: day(from) });
    return to ? translate('list.filter.until', { day: day(to) }) : null;
  };

  const choices = (name: string, value: string) =>
    listText(value.split(',').map((choice) => labels.choice(name, choice)));

  return (name, filter) => {
    if (filter.kind === 'days') return span(urlState.filters[filter.from], urlState.filters[filter.to]);
    const value = urlState.filters[name];
    if (value === undefined || filter.kind === 'search') return null;
    if (filter.kind === 'program') return nameOf(value);
    return filter.kind === 'reference' ? value : choices(name, value);
  };
}
