import { useTranslate } from 'ra-core';
import { useLocation } from 'react-router';
import { useSite } from '../session/useSite';
import { ButtonLink } from '../ui/ButtonLink';
import { Notice } from '../ui/Notice';
import styles from './SetupBanner.module.css';

const page = '/wizard/concierge';

/** Stands above every page while a setup request is with the team, but on the page that is about it. */
export function SetupBanner() {
  const translate = useTranslate();
  const { settings } = useSite();
  const { pathname } = useLocation();
  if (settings.setupRequestsPending !== true || pathname === page) return null;
  return (
    <div className={styles.banner}>
      <Notice
        tone="waiting"
        action={
          <ButtonLink size="small" to={page}>
            {translate('shell.setup.link')}
          </ButtonLink>
        }
      >
        {translate('shell.setup.text')}
      </Notice>
    </div>
  );
}
