/** The data browser: the records of every entity in react-admin's own components, read-only. */
import '../../../i18n/en/areas/ra';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  AdminRouter,
  AuthContext,
  type DataProvider,
  DataProviderContext,
  type GetOneParams,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
  StoreContextProvider,
  useRecordContext,
  useShowContext,
  useTranslate,
} from 'ra-core';
import { type ReactNode, useContext, useEffect, useId, useState } from 'react';
import { Show } from 'react-admin';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { toAppError } from '../../../dataProvider/errors';
import { type EntityRecord, toRecord } from '../../../dataProvider/parse/records';
import { currentLocale } from '../../../i18n/i18n';
import { entities } from '../../../resources';
import type { Entity } from '../../../resources/entity';
import { getResource } from '../../engine/entity/resourceOf';
import { useErrorText } from '../../engine/errors/errorText';
import { ReactAdminWrapper } from '../../reactAdmin/ReactAdminWrapper';
import { createAuthProvider } from '../../session/authProvider';
import { createBrowserStore } from '../../session/createBrowserStore';
import { useConfig, useSession } from '../../session/SessionContext';
import { SiteNotifications } from '../../session/SiteNotifications';
import { createSiteClients } from '../../session/siteClients';
import { Button } from '../../ui/buttons/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import columnStyles from '../../ui/layout/columns.module.css';
import { PageHeader } from '../../ui/layout/PageHeader';
import { BackButton } from '../../ui/navigation/BackButton';
import { TabBar } from '../../ui/navigation/TabBar';
import { useAdminTarget } from '../adminTarget';
import styles from '../SystemAdmin.module.css';
import { createRawRows, EntityTable, findListedRow, type RawRows, RawRowsContext, SEARCHED_ROWS } from './EntityTable';

/** For any error, react-admin would go back to the list and say that the record does not exist. */
const stayOnPage = () => undefined;

export default function DataPage() {
  const translate = useTranslate();
  const basename = `${useConfig().systemAdminPath}/data`;
  const { pathname } = useLocation();
  const nameOf = ({ name }: Entity) => translate(`resources.${name}.name`, { smart_count: 2 });
  return (
    <div className={columnStyles.stack}>
      <PageHeader title={translate('systemAdmin.tabs.data')} subtitle={translate('systemAdmin.data.text')} />
      <TabBar
        label={translate('systemAdmin.data.entities')}
        tabs={entities.map((entity) => ({
          key: entity.name,
          label: nameOf(entity),
          to: `${basename}/${entity.name}`,
          current: `${pathname}/`.startsWith(`${basename}/${entity.name}/`),
        }))}
      />
      <ReactAdminWrapper>
        <Routes>
          <Route index element={<Navigate to={`${basename}/${entities[0]?.name}`} replace />} />
          {entities.map((entity) => (
            <Route
              key={entity.name}
              path={`${entity.name}/*`}
              element={<EntityPages key={entity.name} entity={entity} basename={basename} />}
            />
          ))}
          <Route path="*" element={<EmptyState title={translate('pages.notFound.title')} />} />
        </Routes>
      </ReactAdminWrapper>
    </div>
  );
}

function EntityPages({ entity, basename }: { entity: Entity; basename: string }) {
  const translate = useTranslate();
  const { name } = entity;
  return (
    <DataContexts entity={entity} basename={basename}>
      <ResourceContextProvider value={name}>
        <Routes>
          <Route index element={<EntityTable entity={entity} />} />
          <Route
            path=":id/show"
            element={
              <>
                <div className={styles.back}>
                  <BackButton
                    to={`${basename}/${name}`}
                    label={translate(`resources.${name}.name`, { smart_count: 2 })}
                  />
                </div>
                <Show
                  title={false}
                  actions={false}
                  disableAuthentication
                  queryOptions={{ onError: stayOnPage }}
                  error={<RecordError isSearched={entity.read.one === undefined} />}
                >
                  <RecordView />
                </Show>
              </>
            }
          />
          <Route path="*" element={<EmptyState title={translate('pages.notFound.title')} />} />
        </Routes>
      </ResourceContextProvider>
    </DataContexts>
  );
}

/** Says why a record cannot be shown. `isSearched`: the API has no query for one record, so the list was searched. */
function RecordError({ isSearched }: { isSearched: boolean }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { error, isFetching, refetch } = useShowContext();
  const { kind } = toAppError(error);
  const isMissing = kind === 'notFound';
  return (
    <EmptyState
      title={translate(`errors.${kind}.title`)}
      text={
        isMissing && isSearched ? translate('systemAdmin.data.searched', { count: SEARCHED_ROWS }) : errorText(error)
      }
      action={
        !isMissing && (
          <Button busy={isFetching} onClick={() => void refetch()}>
            {translate('ui.retry')}
          </Button>
        )
      }
    />
  );
}

/** The record as the console parsed it, beside the row that the server sent. */
function RecordView() {
  const translate = useTranslate();
  const record = useRecordContext();
  const rawRows = useContext(RawRowsContext);
  if (!record) return null;
  const raw = rawRows?.get(String(record.id));
  return (
    <div className={styles.record}>
      <Json title={translate('systemAdmin.data.parsed')} value={record} />
      <Json title={translate('systemAdmin.data.raw')} value={raw ?? null} />
    </div>
  );
}

function Json({ title, value }: { title: string; value: unknown }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.half}>
      <h2 id={id}>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <pre dir="ltr" tabIndex={0}>
        {JSON.stringify(value, null, 2)}
      </pre>
    </section>
  );
}

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
function DataContexts({ entity, basename, children }: DataContextsProps) {
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
