import { useTranslate } from 'ra-core';
import type { Config } from '../../config';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import { PageLink } from '../../ui/navigation/PageLink';
import styles from './InstallPage.module.css';

interface PlatformStepsProps {
  platform: Config['platforms'][number];
  /** Whether stores of this platform can also sign in by a private app. */
  hasPrivateApp: boolean;
}

/** How to install the app on one platform, with the link to it. */
export function PlatformSteps({ platform, hasPrivateApp }: PlatformStepsProps) {
  const translate = useTranslate();
  const values = { platform: platform.name };
  return (
    <>
      <h2>{translate('install.steps')}</h2>
      <ol className={styles.steps}>
        <li>{translate(platform.installUrl ? 'install.continueStep' : 'install.searchStep', values)}</li>
        <li>{translate('install.step2')}</li>
        <li>{translate('install.step3')}</li>
      </ol>
      <p className={styles.continue}>
        <ExternalLink href={platform.installUrl ?? platform.reviewUrl}>
          {translate('install.continue', values)}
        </ExternalLink>
      </p>
      {hasPrivateApp && (
        <p>
          <PageLink to="/auth/private-app">{translate('install.privateApp')}</PageLink>
        </p>
      )}
    </>
  );
}
