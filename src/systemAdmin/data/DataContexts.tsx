import { QueryClientProvider } from '@tanstack/react-query';
import {
  AdminRouter,
  AuthContext,
  type DataProvider,
  DataProviderContext,
  type GetOneParams,
  ResourceDefinitionContextProvider,
  StoreContextProvider,
} from 'ra-core';
import { type ReactNode, useEffect, useState } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { type EntityRecord, toRecord } from '../../../dataProvider/parse/records';
import { currentLocale } from '../../../i18n/i18n';
import { entities } from '../../../resources';
import type { Entity } from '../../../resources/entity';
import { getResource } from '../../engine/entity/resourceOf';
import { createAuthProvider } from '../../session/authProvider';
import { createBrowserStore } from '../../session/createBrowserStore';
import { useConfig, useSession } from '../../session/SessionContext';
import { SiteNotifications } from '../../session/SiteNotifications';
import { createSiteClients } from '../../session/siteClients';
import { useAdminTarget } from '../adminTarget';
import { findListedRow } from './findListedRow';
import { createRawRows, type RawRows, RawRowsContext } from './rawRows';

/** Read-only: no resource has forms. */
const definitions = Object.fromEntries(
  entities.map((entity) => [entity.name, { ...getResource(entity), hasCreate: false, hasEdit: false, hasShow: true }]),
);

interface DataContextsProps {
  entity: Entity;
  basename: string;
  children: ReactNode;
}

/**
 * Provides react-admin's contexts as in the console, but without an open site. Its key must be the entity's name, so
 * that the raw rows are of one entity.
 */
export function DataContexts({ entity, basename, children }: DataContextsProps) {
  const { apiUrl, siteId, token } = useAdminTarget();
  const session = useSession();
  const config = useConfig();
  const [rawRows] = useState(createRawRows);
  const [clients] = useState(() =>
    createSiteClients(siteId ?? '', { apiUrl, token, observe: rawRows.observe }, config),
  );
  const [dataProvider] = useState(() => withListedRecords(clients.dataProvider, entity, rawRows));
  const [store] = useState(() =>
    createBrowserStore(`${session.stored.read()?.userId ?? ''}.${siteId ?? ''}.`, {
      locale: { get: () => currentLocale.get().getLocale(), set: () => undefined, subscribe: currentLocale.subscribe },
    }),
  );
  const [authProvider] = useState(() => createAuthProvider({ session, config, onLogout: store.teardown }));
  useEffect(() => () => clients.close(), [clients]);
  return (
    <AuthContext value={authProvider}>
      <DataProviderContext value={dataProvider}>
        <StoreContextProvider value={store}>
          <QueryClientProvider client={clients.queryClient}>
            <AdminRouter basename={basename}>
              <SiteNotifications clients={clients}>
                <ResourceDefinitionContextProvider definitions={definitions}>
                  <RawRowsContext value={rawRows}>{children}</RawRowsContext>
                </ResourceDefinitionContextProvider>
              </SiteNotifications>
            </AdminRouter>
          </QueryClientProvider>
        </StoreContextProvider>
      </DataProviderContext>
    </AuthContext>
  );
}

/** Reads a record of an entity without a query for one row from its list: as listed before, or by searching it. */
function withListedRecords(provider: ConsoleDataProvider, entity: Entity, rawRows: RawRows): DataProvider {
  if (entity.read.one !== undefined) return provider;
  const getOne = async (name: string, params: GetOneParams<EntityRecord>) => {
    const raw = rawRows.get(params.id);
    const record =
      raw === undefined
        ? await findListedRow(provider, entity, String(params.id), params.signal)
        : toRecord(entity, raw);
    // The provider's own method says that there is no such query.
    return record ? { data: record } : provider.getOne(name, params);
  };
  // react-admin lets the caller choose the record type; every record returned here is an EntityRecord.
  return { ...provider, getOne } as unknown as DataProvider;
}
