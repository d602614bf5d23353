import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { points } from '../../lib/points';
import { useAnnounce } from '../../ui/LiveRegion';
import { useShop } from '../shop';
import { useEntityWords } from '../words';
import { useListView } from './ListViewContext';

/** How many there are, seen under the title and told when a search or filter changes it. */
export function ListSubtitle() {
  const { entity, total, isChanging, address } = useListView();
  const translate = useTranslate();
  const { locale } = useShop();
  const words = useEntityWords(entity);
  const announce = useAnnounce();
  const isFiltered = Object.keys(address.filters).length > 0;
  const text =
    total === null
      ? null
      : translate('list.count', { total: points(total, locale), name: words.name(total).toLocaleLowerCase(locale) });

  useEffect(() => {
    if (text !== null && isFiltered && !isChanging) announce(text);
  }, [text, isFiltered, isChanging, announce]);
  // A line of its own height while it is not known, so that nothing moves when it comes.
  return text ?? ' ';
}
