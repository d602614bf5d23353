import { useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useState } from 'react';
import { clipText } from '../lib/format/text';
import { useStoreCounts } from '../session/stores/useStoreCounts';
import { useSite } from '../session/useSite';
import { lazyPart } from '../ui/lazy/lazyPart';
import { useGoTo } from '../ui/navigation/pageRouter';
import type { MenuEntry } from '../ui/overlays/Menu';
import { copyPage, storesQueuePage } from './menu';
import { WaitingBadge } from './PendingCount';

const StoreCounts = lazyPart(() => import('../session/stores/StoreCounts'));

interface SiteEntries {
  /** The merchant's sites with their pending records, the queue over all of them, and the page that copies settings. Empty with only one site. */
  entries: readonly MenuEntry[];
  /** Loads the counts. */
  onOpen: () => void;
  /** Must be rendered. */
  counts: ReactNode;
}

/** Menu entries that switch the site. */
export function useSiteEntries(): SiteEntries {
  const translate = useTranslate();
  const goTo = useGoTo();
  const { site, sites, switchSite } = useSite();
  const [isOpened, setOpened] = useState(false);
  const [counts, onCount] = useStoreCounts();
  const total = sites.reduce((sum, { _id }) => sum + (counts.get(_id) ?? 0), 0);
  const allStores = {
    key: 'all sites',
    label: translate(storesQueuePage.label),
    icon: storesQueuePage.icon,
    hasSeparator: true,
    detail: <WaitingBadge count={total} />,
    onSelect: () => goTo(storesQueuePage.path),
  };
  const copy = {
    key: 'copy',
    label: translate(copyPage.label),
    icon: copyPage.icon,
    onSelect: () => goTo(copyPage.path),
  };
  const siteEntries = sites.map(({ _id, name }) => ({
    key: `site ${_id}`,
    label: clipText(name, 60),
    checked: _id === site._id,
    detail: <WaitingBadge count={counts.get(_id) ?? null} />,
    onSelect: () => switchSite(_id),
  }));
  return {
    entries: sites.length > 1 ? [...siteEntries, allStores, copy] : [],
    onOpen: () => setOpened(true),
    counts: isOpened && (
      <Suspense>
        <StoreCounts sites={sites} onCount={onCount} />
      </Suspense>
    ),
  };
}
