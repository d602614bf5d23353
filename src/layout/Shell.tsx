import { useStore, useTranslate } from 'ra-core';
import { memo, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import { isOffline } from '../../dataProvider/http/isOffline';
import { useCurrentSite } from '../engine/shop/currentSite';
import { prefetchWhenSettled } from '../lib/timing/prefetchWhenSettled';
import { SiteNotices } from '../session/SiteNotices';
import { IconButton } from '../ui/buttons/IconButton';
import { Banner } from '../ui/feedback/Banner';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { useIsPhone } from '../ui/layout/useIsPhone';
import { lazyDialog } from '../ui/lazy/lazyDialog';
import { PageLink } from '../ui/navigation/PageLink';
import { FindFrame } from './find/FindFrame';
import { HelpBlock } from './HelpBlock';
import { PageProgress } from './PageProgress';
import styles from './Shell.module.css';
import { Sidebar } from './Sidebar';
import { SkipLink } from './SkipLink';
import { SmallMenu } from './SmallMenu';
import { useFindKey } from './useFindKey';
import { mainId, usePageChange, usePageKey } from './usePageChange';

/** Layout around every page of the open site. */
export function Shell() {
  const { pathname } = useLocation();
  const pageKey = usePageKey();
  usePageChange();
  return <Frame pathname={pathname} pageKey={pageKey} />;
}

/** Memoized: a navigation within a page, such as to the next page of a list, only renders the page. */
const Frame = memo(function Frame({ pathname, pageKey }: { pathname: string; pageKey: string }) {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const [isFinding, setFinding] = useState(false);
  const find = useCallback(() => setFinding(true), []);
  useFindKey(find);
  useEffect(() => prefetchWhenSettled(async () => (await load()).openKeysBy(find)), [find]);
  return (
    <>
      <SkipLink />
      <PageProgress />
      <div className={styles.shell}>
        {isPhone ? <SmallMenu onFind={find} /> : <Sidebar onFind={find} />}
        <main id={mainId} tabIndex={-1} className={styles.main}>
          <OfflineNotice />
          <SetupBanner />
          <SiteNotices />
          <ErrorBoundary key={pageKey} resetKey={pathname} label={translate('shell.error.label')}>
            <Outlet />
          </ErrorBoundary>
        </main>
        {isPhone && <HelpBlock />}
      </div>
      {isFinding && (
        <ErrorBoundary label="">
          <QuickFind onClose={() => setFinding(false)} />
        </ErrorBoundary>
      )}
    </>
  );
});

/** Says that the browser is offline before an action fails: changes aren't queued. */
function OfflineNotice() {
  const translate = useTranslate();
  const isShown = useSyncExternalStore(subscribeToNetwork, isOffline);
  return (
    <div role="status" className={styles.offline}>
      {isShown && (
        <Banner tone="waiting" title={translate('errors.offline.title')}>
          {translate('shell.offline')}
        </Banner>
      )}
    </div>
  );
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const page = '/wizard/concierge';

/** How long the banner stays dismissed. The request is still open then. */
const DISMISSED_MS = 24 * 60 * 60_000;

/**
 * One line above every page while a setup request is pending, except on the page of the request. It can be dismissed
 * for a day.
 */
function SetupBanner() {
  const translate = useTranslate();
  const { settings } = useCurrentSite();
  const { pathname } = useLocation();
  const [dismissedAt, setDismissedAt] = useStore('setupBannerDismissedAt', 0);
  const isDismissed = Date.now() - dismissedAt < DISMISSED_MS;
  const isPending = settings.setupRequestsPending === true;
  // The next request is announced again.
  useEffect(() => {
    if (!isPending && dismissedAt !== 0) setDismissedAt(0);
  }, [isPending, dismissedAt, setDismissedAt]);
  if (!isPending || isDismissed || pathname === page) return null;
  return (
    <div className={styles.banner}>
      <p>
        {translate('shell.setup.text')} <PageLink to={page}>{translate('shell.setup.link')}</PageLink>
      </p>
      <IconButton icon="close" label={translate('ui.dismiss')} onClick={() => setDismissedAt(Date.now())} />
    </div>
  );
}

const load = () => import('./find/FindDialog');
const FindDialog = lazyDialog(load);

/** Quick find dialog, available on every page. Holds the text, which is typed before the code for its results has loaded, too. */
function QuickFind({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const props = { text, onChange: setText, onClose };
  return (
    <Suspense fallback={<FindFrame ref={showWhileMounted} {...props} />}>
      <FindDialog {...props} />
    </Suspense>
  );
}

function showWhileMounted(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  // Returns the focus to where it was, which the dialog that follows takes over.
  return () => dialog.close();
}
