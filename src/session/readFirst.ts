import { listQuery } from '../engine/list/listQuery';
import { aggregateQuery, basicStatsQuery } from '../engine/stats/statsQueries';
import { type Address, pageOfAddress } from './pageOfAddress';
import type { SiteClients } from './siteClients';

/**
 * Reads what the page of an address shows first, while its shop is opened: it is there with the page, which so is made
 * once and not twice. Never fails: the page reads again, and tells.
 */
export async function readFirst({ dataProvider, queryClient }: SiteClients, address: Address): Promise<void> {
  const page = pageOfAddress(address);
  switch (page.kind) {
    case 'list':
      return queryClient.prefetchQuery(listQuery(dataProvider, page.entity, page.address));
    case 'figures':
      await Promise.all([
        queryClient.prefetchQuery(aggregateQuery(dataProvider, page.period)),
        queryClient.prefetchQuery(basicStatsQuery(dataProvider)),
      ]);
      return;
    case 'other':
      return;
  }
}
