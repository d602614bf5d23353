import { useTranslate } from 'ra-core';
import { useCurrentSite } from '../engine/shop/currentSite';
import { usePlatform } from '../session/usePlatform';
import { CopyButton } from '../ui/buttons/CopyButton';
import { ExternalLink } from '../ui/navigation/ExternalLink';
import { NavigationLink } from '../ui/navigation/NavigationLink';
import styles from './HelpBlock.module.css';
import { contactPage } from './menu';

/** Bottom of the sidebar: contact options, and the information that support asks for. */
export function HelpBlock() {
  const translate = useTranslate();
  const { siteId, settings } = useCurrentSite();
  const platform = usePlatform();
  return (
    <section aria-label={translate('shell.help.label')} className={styles.help}>
      <NavigationLink to={contactPage.path} icon={contactPage.icon}>
        {translate(contactPage.label)}
      </NavigationLink>
      {platform && (
        <p className={styles.line}>
          <ExternalLink href={platform.reviewUrl}>
            {translate('shell.help.review', { platform: platform.name })}
          </ExternalLink>
        </p>
      )}
      <p className={styles.line}>
        <span className={styles.store}>
          <span className={styles.id} title={siteId}>
            {translate('shell.help.store', { id: siteId })}
          </span>
          {' · '}
          {platform?.name ?? settings.platform ?? '—'}
        </span>
        <CopyButton iconOnly value={siteId} label={translate('shell.help.copyStore')} />
      </p>
    </section>
  );
}
