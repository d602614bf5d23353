import { QueryClientProvider } from '@tanstack/react-query';
import {
  AdminRouter,
  AuthContext,
  type AuthProvider,
  DataProviderContext,
  memoryStore,
  NotificationContextProvider,
  ResourceDefinitionContextProvider,
  StoreContextProvider,
  useLocale,
} from 'ra-core';
import { type ReactNode, useMemo, useState } from 'react';
import { EngineProvider } from '../engine/EngineContext';
import { ShopContext } from '../engine/shop';
import { resourceDefinitions } from './resourceDefinitions';
import { useConfig } from './SessionContext';
import { shopOf } from './shopOf';
import type { SiteClients } from './siteClients';
import { useSite } from './useSite';

/** Signing in and out is the session's own work: react-admin never ends it, whatever a call answers. */
const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(false),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(),
};

/**
 * React-admin's contexts for the shop that is open. Give it the site's id as key: nothing of one shop outlives a switch.
 * Put together here, as its own would make the whole page twice: it first makes nothing, to look for another language.
 */
export function SiteContexts({ clients, children }: { clients: SiteClients; children: ReactNode }) {
  const { site, settings, userId, changeSettings, changeTheme, reloadSettings, reloadWidgets } = useSite();
  const config = useConfig();
  const locale = useLocale();
  const [store] = useState(() => memoryStore());
  const shop = useMemo(
    () =>
      shopOf({ site, settings, userId, changeSettings, changeTheme, reloadSettings, reloadWidgets }, config, locale),
    [site, settings, userId, changeSettings, changeTheme, reloadSettings, reloadWidgets, config, locale],
  );
  return (
    <AuthContext value={authProvider}>
      <DataProviderContext value={clients.dataProvider}>
        <StoreContextProvider value={store}>
          <QueryClientProvider client={clients.queryClient}>
            <AdminRouter>
              <NotificationContextProvider>
                <ResourceDefinitionContextProvider definitions={resourceDefinitions}>
                  <ShopContext value={shop}>
                    <EngineProvider>{children}</EngineProvider>
                  </ShopContext>
                </ResourceDefinitionContextProvider>
              </NotificationContextProvider>
            </AdminRouter>
          </QueryClientProvider>
        </StoreContextProvider>
      </DataProviderContext>
    </AuthContext>
  );
}
