/** The provider's admin area. It needs a session, but no open site: it must work while the settings fail. */
import '../../i18n/en/areas/systemAdmin';
import { useTranslate } from 'ra-core';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { type Access, checkAccess } from '../../dataProvider/diagnostics/checkAccess';
import { SkipLink } from '../layout/SkipLink';
import { mainId, usePageChange } from '../layout/usePageChange';
import { guessSite } from '../session/findSite';
import { useConfig, useSession, useSessionState } from '../session/SessionContext';
import { SignInRedirect } from '../session/SessionGate';
import { Banner } from '../ui/feedback/Banner';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { Spinner } from '../ui/icons/Spinner';
import { CenteredCardPage } from '../ui/layout/CenteredCardPage';
import { PageHeader } from '../ui/layout/PageHeader';
import { lazyPart } from '../ui/lazy/lazyPart';
import { ButtonLink } from '../ui/navigation/ButtonLink';
import { TabBar } from '../ui/navigation/TabBar';
import { AdminTargetContext } from './adminTarget';
import styles from './SystemAdmin.module.css';

/** Checks the access before anything of the area is downloaded or requested. */
export default function SystemAdmin() {
  const state = useSessionState();
  const { stored } = useSession();
  const { apiUrl } = useConfig();
  const siteId = guessSite(stored, []);
  const target = useMemo(() => ({ apiUrl, siteId, token: () => stored.token(siteId) }), [apiUrl, siteId, stored]);
  const [access, setAccess] = useState<Access | null>(null);
  const isSignedOut = state.kind === 'signedOut';
  useEffect(() => {
    if (isSignedOut) return;
    let isCurrent = true;
    void checkAccess(target).then((result) => {
      if (isCurrent) setAccess(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [target, isSignedOut]);
  if (isSignedOut) return <SignInRedirect reason={state.reason} />;
  if (access === null) return <Spinner label />;
  if (access === 'denied') return <NoAccess />;
  return (
    <AdminTargetContext value={target}>
      <AdminLayout access={access} />
    </AdminTargetContext>
  );
}

function NoAccess() {
  const translate = useTranslate();
  const title = translate('systemAdmin.denied.title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <CenteredCardPage title={title}>
      <Banner tone="danger">{translate('systemAdmin.denied.text')}</Banner>
      <p>
        <ButtonLink kind="primary" to="/">
          {translate('systemAdmin.toConsole')}
        </ButtonLink>
      </p>
    </CenteredCardPage>
  );
}

const DiagnosticsPage = lazyPart(() => import('./diagnostics/DiagnosticsPage'));
const DataPage = lazyPart(() => import('./data/DataPage'));
const SessionPage = lazyPart(() => import('./session/SessionPage'));

const tabs = [
  { key: 'diagnostics', path: '' },
  { key: 'data', path: '/data' },
  { key: 'session', path: '/session' },
] as const;

/** Header, tabs and the pages of the admin area. */
function AdminLayout({ access }: { access: Access }) {
  const translate = useTranslate();
  const { systemAdminPath } = useConfig();
  const { pathname } = useLocation();
  usePageChange();
  const below = pathname.slice(systemAdminPath.length).replace(/\/$/, '');
  return (
    <>
      <SkipLink />
      <div className={styles.area}>
        <header className={styles.header}>
          <strong>{translate('pages.systemAdmin.title')}</strong>
          <ButtonLink kind="quiet" to="/">
            {translate('systemAdmin.toConsole')}
          </ButtonLink>
        </header>
        <TabBar
          label={translate('pages.systemAdmin.title')}
          tabs={tabs.map(({ key, path }) => ({
            key,
            label: translate(`systemAdmin.tabs.${key}`),
            to: `${systemAdminPath}${path}`,
            current: getTab(below) === path,
          }))}
        />
        <main id={mainId} tabIndex={-1} className={styles.main}>
          <SessionProblem access={access} />
          <ErrorBoundary key={getTab(below)} label={translate('shell.error.label')}>
            <Suspense fallback={<Spinner label />}>
              <Routes>
                <Route index element={<DiagnosticsPage />} />
                <Route path="data/*" element={<DataPage />} />
                <Route path="session" element={<SessionPage />} />
                <Route path="*" element={<PageHeader title={translate('pages.notFound.title')} />} />
              </Routes>
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
    </>
  );
}

/** Path of the tab below the area's; pages of one tab keep their state. */
const getTab = (below: string) => below.split('/').slice(0, 2).join('/');

/** Says why the store cannot be opened, or that the token is refused. */
function SessionProblem({ access }: { access: Access }) {
  const translate = useTranslate();
  const state = useSessionState();
  if (access === 'signedOut') return <Banner tone="danger">{translate('systemAdmin.refusedToken')}</Banner>;
  if (state.kind === 'failed') {
    const reason = state.error.message || translate(`errors.${state.error.kind}.title`);
    return (
      <Banner tone="waiting" title={translate('systemAdmin.storeFailed')}>
        {reason}
      </Banner>
    );
  }
  if (access === 'unknown') return <Banner tone="waiting">{translate('systemAdmin.unreachable')}</Banner>;
  return null;
}
