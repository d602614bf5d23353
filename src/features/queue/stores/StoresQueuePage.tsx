import '../../../../i18n/en/areas/inbox';
import '../../../../i18n/en/areas/queue';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Site } from '../../../session/sessionState';
import StoreCounts from '../../../session/stores/StoreCounts';
import { StoreScope } from '../../../session/stores/StoreScope';
import { type StoreCountMap, useStoreCounts } from '../../../session/stores/useStoreCounts';
import { useSite } from '../../../session/useSite';
import { Banner } from '../../../ui/feedback/Banner';
import { useAnnounce } from '../../../ui/feedback/LiveRegion';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { useGoTo } from '../../../ui/navigation/pageRouter';
import { TabBar } from '../../../ui/navigation/TabBar';
import QueuePage from '../QueuePage';
import styles from '../queue.module.css';

const PATH = '/moderate/stores';

const linkTo = (siteId: string) => `${PATH}?${new URLSearchParams({ store: siteId })}`;

/**
 * One moderation queue over all of the merchant's stores. The records of a store come one after the other, then those of
 * the next store that has any; each is read and written with the token of its store.
 */
export default function StoresQueuePage() {
  const translate = useTranslate();
  const announce = useAnnounce();
  const goTo = useGoTo();
  const { site: openSite, sites } = useSite();
  const [parameters] = useSearchParams();
  const [counts, onCount] = useStoreCounts();
  const chosen = sites.find(({ _id }) => _id === parameters.get('store'));
  const isCounted = sites.every(({ _id }) => counts.has(_id));
  // The first store doesn't change when its last record is handled.
  const [first, setFirst] = useState<Site | null>(null);
  if (first === null && isCounted) setFirst(findNextStore(sites, counts, null) ?? openSite);
  const site = chosen ?? first;
  const failed = sites.filter(({ _id }) => counts.get(_id) === null);

  const goToNext = () => {
    const next = site && findNextStore(sites, counts, site._id);
    if (!next) return;
    announce(translate('inbox.next', { store: next.name }));
    goTo(linkTo(next._id), { replace: true, preventScrollReset: true });
  };
  const stores = (
    <div className={styles.stores}>
      <TabBar
        label={translate('inbox.stores')}
        tabs={sites.map(({ _id, name }) => ({
          key: _id,
          label: name,
          count: counts.get(_id) ?? null,
          to: linkTo(_id),
          current: _id === site?._id,
        }))}
      />
      {failed.map(({ _id, name }) => (
        <Banner key={_id} tone="danger">
          {translate('inbox.failed', { store: name })}
        </Banner>
      ))}
    </div>
  );
  const head = (
    <>
      <PageHeader title={translate('pages.inbox.title')} />
      {stores}
    </>
  );
  return (
    <>
      <StoreCounts sites={sites} onCount={onCount} />
      {site === null ? (
        head
      ) : (
        <StoreScope key={site._id} site={site} ownPath={PATH} head={head}>
          <QueuePage title={translate('pages.inbox.title')} onDone={goToNext}>
            {stores}
          </QueuePage>
        </StoreScope>
      )}
    </>
  );
}

/** The next store with pending records, in the order of the list and around its end; undefined if no other has any. */
function findNextStore(sites: readonly Site[], counts: StoreCountMap, currentId: string | null): Site | undefined {
  const start = sites.findIndex(({ _id }) => _id === currentId) + 1;
  const inOrder = [...sites.slice(start), ...sites.slice(0, start)];
  return inOrder.find(({ _id }) => _id !== currentId && (counts.get(_id) ?? 0) > 0);
}
