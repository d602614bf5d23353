import { useTranslate } from 'ra-core';
import { Outlet, useLocation } from 'react-router';
import { SiteNotices } from '../session/SiteNotices';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { BackButton } from '../ui/navigation/BackButton';
import styles from './FullScreen.module.css';
import { PageProgress } from './PageProgress';
import { mainId, usePageChange, usePageHandle, usePageKey } from './usePageChange';

/** Layout of a full-window page, with a back link. */
export default function FullScreen() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const pageKey = usePageKey();
  usePageChange();
  const handle = usePageHandle();
  return (
    <>
      <PageProgress />
      <div className={styles.screen}>
        <header className={styles.bar}>
          <BackButton to={handle?.back} />
        </header>
        <main id={mainId} tabIndex={-1} className={styles.main}>
          <SiteNotices />
          <ErrorBoundary key={pageKey} resetKey={pathname} label={translate('shell.error.label')}>
            <Outlet />
          </ErrorBoundary>
        </main>
      </div>
    </>
  );
}
