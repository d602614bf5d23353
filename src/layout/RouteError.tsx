import { useTranslate } from 'ra-core';
import { Navigate, useRouteError } from 'react-router';
import { Button } from '../ui/buttons/Button';
import { PageHeader } from '../ui/layout/PageHeader';
import styles from './RouteError.module.css';

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
