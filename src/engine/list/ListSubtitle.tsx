import { useListContext, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { formatPoints } from '../../lib/format/formatPoints';
import { useAnnounce } from '../../ui/feedback/LiveRegion';
import { useEntityLabels } from '../entity/entityLabels';
import { useEntityListContext } from '../listState/EntityListContext';
import { useCurrentSite } from '../shop/currentSite';

/** The number of matching records; announced when a search or filter changes it. Reads the list contexts. */
export function ListSubtitle() {
  const { total, isPlaceholderData } = useListContext();
  const { entity, urlState } = useEntityListContext();
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const labels = useEntityLabels(entity);
  const announce = useAnnounce();
  const isFiltered = Object.keys(urlState.filters).length > 0;
  const text =
    total === undefined
      ? null
      : translate('list.count', {
          total: formatPoints(total, locale),
          name: labels.noun(total),
        });

  useEffect(() => {
    if (text !== null && isFiltered && !isPlaceholderData) announce(text);
  }, [text, isFiltered, isPlaceholderData, announce]);
  // Keeps the height of the line while the number is unknown, to avoid a layout shift.
  return text ?? ' ';
}
