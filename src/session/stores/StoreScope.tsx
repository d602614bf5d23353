import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { DataProviderContext, useLocale } from 'ra-core';
import { type ReactNode, useCallback, useMemo } from 'react';
import { createPath, parsePath } from 'react-router';
import { toAppError } from '../../../dataProvider/errors';
import { settingsQuery } from '../../../dataProvider/recordQueries';
import { EngineProvider } from '../../engine/records/EngineContext';
import { CurrentSiteContext } from '../../engine/shop/currentSite';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { LinkTargetContext } from '../../ui/navigation/PageLink';
import { useConfig } from '../SessionContext';
import type { Site } from '../sessionState';
import type { SiteClients } from '../siteClients';
import { toCurrentSite } from '../toCurrentSite';
import { useSite } from '../useSite';
import { useStoreClients } from './useStoreClients';

interface StoreScopeProps {
  site: Site;
  /** Links to it stay as they are: a path of the page itself. */
  ownPath: string;
  /** Shown above the loading state or an error, if the children have the page's heading. */
  head?: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children for one of the merchant's sites while another one is open: reads and writes use that site's
 * token, settings and cache, and links open the site.
 */
export function StoreScope({ site, ownPath, head, children }: StoreScopeProps) {
  const { site: openSite } = useSite();
  if (site._id === openSite._id) return children;
  return (
    <OtherStore key={site._id} site={site} ownPath={ownPath} head={head}>
      {children}
    </OtherStore>
  );
}

function OtherStore(props: StoreScopeProps) {
  const { clients, error } = useStoreClients(props.site._id);
  if (!clients) return error ? withHead(props.head, <ErrorState error={error} />) : withHead(props.head, <Loading />);
  return (
    <QueryClientProvider client={clients.queryClient}>
      <DataProviderContext value={clients.dataProvider}>
        <OpenedStore {...props} clients={clients} />
      </DataProviderContext>
    </QueryClientProvider>
  );
}

function OpenedStore({ site, ownPath, head, clients, children }: StoreScopeProps & { clients: SiteClients }) {
  const { userId, confirmStore } = useSite();
  const config = useConfig();
  const locale = useLocale();
  const { data: settings, error, refetch, isFetching } = useQuery(settingsQuery(clients.dataProvider, site._id));
  const currentSite = useMemo(
    () => settings && toCurrentSite({ site, settings, userId, confirmStore, clients }, config, locale),
    [site, settings, userId, confirmStore, clients, config, locale],
  );
  const toStoreLink = useCallback((to: string) => addSiteId(to, site._id, ownPath), [site, ownPath]);

  if (error && !currentSite) {
    return withHead(head, <ErrorState error={toAppError(error)} busy={isFetching} onRetry={() => void refetch()} />);
  }
  if (!currentSite) return withHead(head, <Loading />);
  return (
    <LinkTargetContext value={toStoreLink}>
      <CurrentSiteContext value={currentSite}>
        <EngineProvider {...clients}>{children}</EngineProvider>
      </CurrentSiteContext>
    </LinkTargetContext>
  );
}

const withHead = (head: ReactNode, state: ReactNode) => (
  <>
    {head}
    {state}
  </>
);

const Loading = () => <Skeleton width="100%" height="240px" />;

/** The URL that opens a page of another site. */
function addSiteId(to: string, siteId: string, ownPath: string): string {
  const { pathname = '', search = '', hash = '' } = parsePath(to);
  if (pathname === ownPath) return to;
  const parameters = new URLSearchParams(search);
  parameters.set('siteId', siteId);
  return createPath({ pathname, search: `?${parameters}`, hash });
}
