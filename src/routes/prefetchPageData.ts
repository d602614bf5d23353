import { listQuery } from '../engine/listState/listQuery';
import { aggregateQuery, basicStatsQuery } from '../features/stats/statsQueries';
import { type PageUrl, parsePageUrl } from '../session/parsePageUrl';
import type { SiteClients } from '../session/siteClients';

// With it, because both send the first requests of a site.
export { createSiteClients } from '../session/siteClients';

/**
 * Loads the first data of a URL's page into the cache while its site is being opened, so that the page renders once.
 * Never rejects: the page loads failed data again, and shows the error.
 */
export async function prefetchPageData({ dataProvider, queryClient }: SiteClients, pageUrl: PageUrl): Promise<void> {
  const page = parsePageUrl(pageUrl);
  switch (page.kind) {
    case 'list':
      return queryClient.prefetchQuery(listQuery(dataProvider, page.entity, page.urlState));
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
