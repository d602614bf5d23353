import { useTranslate } from 'ra-core';
import { memo, Suspense } from 'react';
import { Navigate, Outlet, ScrollRestoration, useRouteError } from 'react-router';
import { useSession, useSessionState } from '../session/SessionContext';
import { Button } from '../ui/buttons/Button';
import { PageHeader } from '../ui/layout/PageHeader';
import { lazyPart } from '../ui/lazy/lazyPart';
import { FirstScreen } from './FirstScreen';
import styles from './RouteError.module.css';

const AccountSwitchPrompt = lazyPart(() => import('../session/AccountSwitchPrompt'));

/** Root route, signed in or not. */
export const Root = memo(function Root() {
  const state = useSessionState();
  const controller = useSession();
  if (state.kind === 'offered') {
    return (
      <Suspense fallback={<FirstScreen />}>
        <AccountSwitchPrompt offered={state.offered} current={state.current} onDecide={controller.decide} />
      </Suspense>
    );
  }
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
});

/** Replaces a page whose code could not be loaded, or that threw an error. A URL that no route matches is not found. */
export function RouteError() {
  const translate = useTranslate();
  const error = useRouteError();
  // Not even the route of unknown pages matches a URL with an encoded line break.
  if (Object(error).status === 404) return <Navigate to="/404" replace />;
  console.error(error);
  return (
    <main className={styles.page}>
      <PageHeader title={translate('shell.error.title')} />
      <p>{translate('shell.error.text')}</p>
      <p>
        <Button kind="primary" onClick={() => location.reload()}>
          {translate('shell.error.reload')}
        </Button>
      </p>
    </main>
  );
}
