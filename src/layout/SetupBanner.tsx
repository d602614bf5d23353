import { useStore, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../session/useSite';
import { IconButton } from '../ui/buttons/IconButton';
import { PageLink } from '../ui/navigation/PageLink';
import styles from './SetupBanner.module.css';

const page = '/wizard/concierge';

/** How long the banner stays dismissed. The request is still open then. */
const DISMISSED_MS = 24 * 60 * 60_000;

/**
 * One line above every page while a setup request is pending, except on the page of the request. It can be dismissed
 * for a day.
 */
export function SetupBanner() {
  const translate = useTranslate();
  const { settings } = useSite();
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
