/** The data browser: the records of every entity in react-admin's own components, read-only. */
import '../../../i18n/en/areas/ra';
import { ResourceContextProvider, useTranslate } from 'ra-core';
import { Show } from 'react-admin';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { entities } from '../../../resources';
import type { Entity } from '../../../resources/entity';
import { ReactAdminWrapper } from '../../reactAdmin/ReactAdminWrapper';
import { useConfig } from '../../session/SessionContext';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageHeader } from '../../ui/layout/PageHeader';
import { BackButton } from '../../ui/navigation/BackButton';
import { TabBar } from '../../ui/navigation/TabBar';
import { DataContexts } from './DataContexts';
import styles from './DataPage.module.css';
import { EntityTable } from './EntityTable';
import { RecordError } from './RecordError';
import { RecordView } from './RecordView';

/** For any error, react-admin would go back to the list and say that the record does not exist. */
const stayOnPage = () => undefined;

export default function DataPage() {
  const translate = useTranslate();
  const basename = `${useConfig().systemAdminPath}/data`;
  const { pathname } = useLocation();
  const nameOf = ({ name }: Entity) => translate(`resources.${name}.name`, { smart_count: 2 });
  return (
    <div className={styles.page}>
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
