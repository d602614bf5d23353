import { useTranslate } from 'ra-core';
import { usePlatform } from '../session/usePlatform';
import { useSite } from '../session/useSite';
import { CopyButton } from '../ui/buttons/CopyButton';
import { ExternalLink } from '../ui/navigation/ExternalLink';
import { NavigationLink } from '../ui/navigation/NavigationLink';
import styles from './HelpBlock.module.css';
import { contactPage } from './menu';

/** Bottom of the sidebar: contact options, and the information that support asks for. */
export function HelpBlock() {
  const translate = useTranslate();
  const { site, settings } = useSite();
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
          <span className={styles.id} title={site._id}>
            {translate('shell.help.store', { id: site._id })}
          </span>
          {' · '}
          {platform?.name ?? settings.platform ?? '—'}
        </span>
        <CopyButton iconOnly value={site._id} label={translate('shell.help.copyStore')} />
      </p>
    </section>
  );
}
