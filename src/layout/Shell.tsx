import { useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SiteNotices } from '../session/SiteNotices';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { useIsPhone } from '../ui/layout/useIsPhone';
import { QuickFind } from './find/QuickFind';
import { HelpBlock } from './HelpBlock';
import { PageProgress } from './PageProgress';
import { SetupBanner } from './SetupBanner';
import styles from './Shell.module.css';
import { Sidebar } from './Sidebar';
import { SkipLink } from './SkipLink';
import { SmallMenu } from './SmallMenu';
import { useFindKey } from './useFindKey';
import { mainId, usePageChange, usePageKey } from './usePageChange';

/** Layout around every page of the open site. */
export function Shell() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const pageKey = usePageKey();
  const isPhone = useIsPhone();
  const [isFinding, setFinding] = useState(false);
  const find = useCallback(() => setFinding(true), []);
  const stopFinding = useCallback(() => setFinding(false), []);
  useFindKey(find);
  usePageChange();
  return (
    <>
      <SkipLink />
      <PageProgress />
      <div className={styles.shell}>
        {isPhone ? <SmallMenu onFind={find} /> : <Sidebar onFind={find} />}
        <main id={mainId} tabIndex={-1} className={styles.main}>
          <SetupBanner />
          <SiteNotices />
          <ErrorBoundary key={pageKey} resetKey={pathname} label={translate('shell.error.label')}>
            <Outlet />
          </ErrorBoundary>
        </main>
        {isPhone && <HelpBlock />}
      </div>
      <QuickFind isOpen={isFinding} onClose={stopFinding} />
    </>
  );
}
