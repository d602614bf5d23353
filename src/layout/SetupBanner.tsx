import { useStore, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../session/useSite';
import { IconButton } from '../ui/buttons/IconButton';
import { PageLink } from '../ui/navigation/PageLink';
import styles from './SetupBanner.module.css';

const page = '/wizard/concierge';

/** One line above every page while a setup request is pending, except on the page of the request, until dismissed. */
export function SetupBanner() {
  const translate = useTranslate();
  const { settings } = useSite();
  const { pathname } = useLocation();
  const [isDismissed, setDismissed] = useStore('setupBannerDismissed', false);
  const isPending = settings.setupRequestsPending === true;
  // The next request is announced again.
  useEffect(() => {
    if (!isPending && isDismissed) setDismissed(false);
  }, [isPending, isDismissed, setDismissed]);
  if (!isPending || isDismissed || pathname === page) return null;
  return (
    <div className={styles.banner}>
      <p>
        {translate('shell.setup.text')} <PageLink to={page}>{translate('shell.setup.link')}</PageLink>
      </p>
      <IconButton icon="close" label={translate('ui.dismiss')} onClick={() => setDismissed(true)} />
    </div>
  );
}
