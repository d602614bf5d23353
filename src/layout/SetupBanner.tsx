import { useTranslate } from 'ra-core';
import { useLocation } from 'react-router';
import { useSite } from '../session/useSite';
import { Banner } from '../ui/feedback/Banner';
import { ButtonLink } from '../ui/navigation/ButtonLink';
import styles from './SetupBanner.module.css';

const page = '/wizard/concierge';

/** Shown above every page while a setup request is pending, except on the page of the request. */
export function SetupBanner() {
  const translate = useTranslate();
  const { settings } = useSite();
  const { pathname } = useLocation();
  if (settings.setupRequestsPending !== true || pathname === page) return null;
  return (
    <div className={styles.banner}>
      <Banner
        tone="waiting"
        action={
          <ButtonLink size="small" to={page}>
            {translate('shell.setup.link')}
          </ButtonLink>
        }
      >
        {translate('shell.setup.text')}
      </Banner>
    </div>
  );
}
