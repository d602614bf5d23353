import { useTranslate } from 'ra-core';
import { Outlet, useLocation, useMatches } from 'react-router';
import { SiteNotices } from '../session/SiteNotices';
import { BackButton } from '../ui/BackButton';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import styles from './FullScreen.module.css';
import { PageProgress } from './PageProgress';
import { isPageHandle, mainId, usePageChange } from './usePageChange';

/** A page that takes the whole window, with a way back. */
export function FullScreen() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  usePageChange();
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isPageHandle);
  return (
    <>
      <PageProgress />
      <div className={styles.screen}>
        <header className={styles.bar}>
          <BackButton to={handle?.back} />
        </header>
        <main id={mainId} tabIndex={-1} className={styles.main}>
          <SiteNotices />
          <ErrorBoundary key={pathname} label={translate('shell.error.label')}>
            <Outlet />
          </ErrorBoundary>
        </main>
      </div>
    </>
  );
}
