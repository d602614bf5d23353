import { useTranslate } from 'ra-core';
import type { Filter } from '../../../resources/entity';
import { byLocale } from '../../lib/byLocale';
import { useListText } from '../../ui/useListText';
import { useListView } from '../list/ListViewContext';
import { usePrograms } from '../programs';
import { useShop } from '../shop';
import { useEntityWords } from '../words';

const days = byLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }));

/** What a filter is set to, in words; null where it is not set. A record is named by the chip itself. */
export function useFilterWords(): (name: string, filter: Filter) => string | null {
  const { entity, address } = useListView();
  const words = useEntityWords(entity);
  const translate = useTranslate();
  const listText = useListText();
  const { locale } = useShop();
  const { nameOf } = usePrograms();

  const day = (text: string) => days(locale).format(new Date(`${text}T00:00:00Z`));

  const span = (from: string | undefined, to: string | undefined) => {
    if (from && to) return translate('list.filter.between', { from: day(from), to: day(to) });
    if (from) return translate('list.filter.since', { day: day(from) });
    return to ? translate('list.filter.until', { day: day(to) }) : null;
  };

  const choices = (name: string, value: string) =>
    listText(value.split(',').map((choice) => words.choice(name, choice)));

  return (name, filter) => {
    if (filter.kind === 'days') return span(address.filters[filter.from], address.filters[filter.to]);
    const value = address.filters[name];
    if (value === undefined || filter.kind === 'search') return null;
    if (filter.kind === 'program') return nameOf(value);
    return filter.kind === 'reference' ? value : choices(name, value);
  };
}
