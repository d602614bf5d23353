import { type Query, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  AddUndoableMutationContext,
  AuthContext,
  DataProviderContext,
  ResourceDefinitionContextProvider,
  StoreContextProvider,
  TakeUndoableMutationContext,
  useLocale,
  useNotify,
} from 'ra-core';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { settingsQuery } from '../../dataProvider/recordQueries';
import { currentLocale, i18nProvider } from '../../i18n/i18n';
import { useResourceDefinitions } from '../engine/entity/resourceOf';
import { EngineProvider } from '../engine/records/EngineContext';
import { CurrentSiteContext } from '../engine/shop/currentSite';
import { prefetchWhenSettled } from '../lib/timing/prefetchWhenSettled';
import { RetryAllContext } from '../ui/feedback/ErrorState';
import { MediaUrlsContext } from '../ui/images/useOwnUrl';
import { createAuthProvider } from './authProvider';
import { createBrowserStore } from './createBrowserStore';
import { useConfig, useSession } from './SessionContext';
import { SiteNotifications } from './SiteNotifications';
import type { SiteClients } from './siteClients';
import { toCurrentSite } from './toCurrentSite';
import { useSite } from './useSite';

const loadWrites = () => import('../../dataProvider/writes/createWrites');

interface SiteContextsProps {
  clients: SiteClients;
  /** Changes the language; called by `useLocaleState`. */
  chooseLocale: (locale: string) => void;
  children: ReactNode;
}

/**
 * Provides react-admin's contexts for the open site. Its key must be the site's id, so that no state outlives a switch.
 * ra-core's CoreAdminContext isn't used: it renders nothing first, and remounts everything when the language changes.
 */
export function SiteContexts({ clients, chooseLocale, children }: SiteContextsProps) {
  const { dataProvider, queryClient, history, findings } = clients;
  const { undoable } = history;
  const { site, userId, confirmStore } = useSite();
  // The session reads them first. The last ones are kept while the site is closed.
  const settingsOptions = settingsQuery(dataProvider, site._id);
  const { data: settings } = useQuery({ ...settingsOptions, placeholderData: (last) => last }, queryClient);
  if (!settings) throw new Error('The settings are read before a site is opened.');
  const session = useSession();
  const config = useConfig();
  const definitions = useResourceDefinitions();
  const locale = useLocale();
  const currentSite = useMemo(
    () => toCurrentSite({ site, settings, userId, confirmStore, clients }, config, locale),
    [site, settings, userId, confirmStore, clients, config, locale],
  );
  const warnNotStored = useWarnNotStored();
  const [store] = useState(() => {
    const locale = {
      get: () => currentLocale.get().getLocale(),
      set: chooseLocale,
      subscribe: currentLocale.subscribe,
    };
    return createBrowserStore(`${currentSite.preferencesKey}.`, { locale }, warnNotStored);
  });
  const [authProvider] = useState(() => createAuthProvider({ session, config, onLogout: store.teardown }));
  const retryFailedReads = useCallback(() => {
    const failed = { type: 'active', predicate: ({ state }: Query) => state.status === 'error' } as const;
    void queryClient.refetchQueries(failed, { cancelRefetch: false });
  }, [queryClient]);
  useEffect(() => prefetchWhenSettled(loadWrites), []);
  return (
    <AuthContext value={authProvider}>
      <DataProviderContext value={dataProvider}>
        <StoreContextProvider value={store}>
          <QueryClientProvider client={queryClient}>
            <SiteNotifications clients={clients} siteName={site.name}>
              <TakeUndoableMutationContext value={undoable.take}>
                <AddUndoableMutationContext value={undoable.add}>
                  <ResourceDefinitionContextProvider definitions={definitions}>
                    <CurrentSiteContext value={currentSite}>
                      <MediaUrlsContext value={currentSite.mediaUrls}>
                        <RetryAllContext value={retryFailedReads}>
                          <EngineProvider {...{ history, findings, queryClient }}>{children}</EngineProvider>
                        </RetryAllContext>
                      </MediaUrlsContext>
                    </CurrentSiteContext>
                  </ResourceDefinitionContextProvider>
                </AddUndoableMutationContext>
              </TakeUndoableMutationContext>
            </SiteNotifications>
          </QueryClientProvider>
        </StoreContextProvider>
      </DataProviderContext>
    </AuthContext>
  );
}

/**
 * Returns a stable function that shows once that preferences such as columns and saved views last only as long as the
 * page, because the browser's storage is full. If it is denied altogether, a notice has said so from the start.
 */
function useWarnNotStored(): () => void {
  const notify = useNotify();
  const { stored } = useSession();
  const [warn] = useState(() => {
    let isKnown = !stored.isPersistent;
    return () => {
      if (isKnown) return;
      isKnown = true;
      notify(i18nProvider.translate('shell.preferencesNotStored'), { type: 'warning', autoHideDuration: null });
    };
  });
  return warn;
}
