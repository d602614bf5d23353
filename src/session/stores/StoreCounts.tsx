import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getWaitingEntities, pendingCountQuery } from '../../engine/listState/pendingCountQuery';
import type { Site } from '../sessionState';
import type { SiteClients } from '../siteClients';
import { useStoreClients } from './useStoreClients';

/** Interval at which the counts are read again, in ms. */
const COUNT_INTERVAL_MS = 60_000;

/** Number of pending records of a site; null if it couldn't be loaded. */
export type StoreCount = number | null;

interface StoreCountsProps {
  sites: readonly Site[];
  onCount: (siteId: string, count: StoreCount) => void;
}

/** Counts the pending records of each site with the site's own token. Renders nothing. */
export default function StoreCounts({ sites, onCount }: StoreCountsProps) {
  return sites.map(({ _id }) => <SiteCount key={_id} siteId={_id} onCount={onCount} />);
}

interface SiteCountProps {
  siteId: string;
  onCount: StoreCountsProps['onCount'];
}

function SiteCount({ siteId, onCount }: SiteCountProps) {
  const { clients, error } = useStoreClients(siteId);
  useEffect(() => {
    if (error) onCount(siteId, null);
  }, [error, siteId, onCount]);
  return clients && <Count clients={clients} siteId={siteId} onCount={onCount} />;
}

function Count({ clients, siteId, onCount }: SiteCountProps & { clients: SiteClients }) {
  const { dataProvider, queryClient, history } = clients;
  const { isPending, total } = useQueries(
    {
      queries: getWaitingEntities().map((entity) => ({
        ...pendingCountQuery(dataProvider, entity, history),
        refetchInterval: COUNT_INTERVAL_MS,
      })),
      combine: (results) => ({
        isPending: results.some((result) => result.isPending),
        total: results.reduce<StoreCount>(
          (sum, { data }) => (sum === null || data?.total === undefined ? null : sum + data.total),
          0,
        ),
      }),
    },
    queryClient,
  );
  useEffect(() => {
    if (!isPending) onCount(siteId, total);
  }, [isPending, total, siteId, onCount]);
  return null;
}
