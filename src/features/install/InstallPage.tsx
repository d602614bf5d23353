import '../../../i18n/en/areas/install';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import type { Config } from '../../config';
import { useConfig, useSession, useSessionState } from '../../session/SessionContext';
import { useAccountName } from '../../session/useAccountName';
import { Button } from '../../ui/buttons/Button';
import { Banner } from '../../ui/feedback/Banner';
import { CenteredCardPage } from '../../ui/layout/CenteredCardPage';
import flowStyles from '../../ui/layout/flow.module.css';
import { useDocumentTitle } from '../../ui/layout/useDocumentTitle';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import { PageLink } from '../../ui/navigation/PageLink';
import styles from './InstallPage.module.css';

/** Introductions by session state. */
const textKeys: Readonly<Record<string, string>> = { ready: 'install.textShops', signedOut: 'install.textSignedOut' };

/** Installation guide: the platforms, and at `/install/{platform}` the steps for one. Also shown to users without a site. */
export default function InstallPage() {
  const translate = useTranslate();
  const { platforms } = useConfig();
  const { '*': path = '' } = useParams();
  const id = path.replace(/\/$/, '');
  const platform = platforms.find((item) => item.id.toLowerCase() === id.toLowerCase());
  const { kind } = useSessionState();
  const title = platform ? translate('install.titleOn', { platform: platform.name }) : translate('pages.install.title');
  useDocumentTitle(title);
  return (
    <CenteredCardPage isWide title={title} text={translate(textKeys[kind] ?? 'install.text')}>
      {platform ? (
        <>
          <p>
            <ButtonLink to="/install">{translate('install.allPlatforms')}</ButtonLink>
          </p>
          <PlatformSteps key={platform.id} platform={platform} hasPrivateApp={platform === platforms[0]} />
        </>
      ) : (
        <>
          {id !== '' && <Banner tone="info">{translate('install.unknownPlatform')}</Banner>}
          <h2>{translate('install.platforms')}</h2>
          <ul className={styles.platforms}>
            {platforms.map(({ id: platformId, name }) => (
              <li key={platformId}>
                <PageLink to={`/install/${encodeURIComponent(platformId)}`}>
                  <span>{name}</span>
                  <span className={styles.how}>{translate('install.how')}</span>
                </PageLink>
              </li>
            ))}
          </ul>
          <h2>{translate('install.steps')}</h2>
          <ol className={styles.steps}>
            <li>{translate('install.step1')}</li>
            <li>{translate('install.step2')}</li>
            <li>{translate('install.step3')}</li>
          </ol>
        </>
      )}
      <PermissionList />
      <NextStep isMain={!platform} />
    </CenteredCardPage>
  );
}

/** What the platform asks the merchant to allow, in a fixed order. */
const permissions = ['orders', 'customers', 'scriptTags', 'products', 'priceRules', 'themes', 'content'] as const;

/** Each permission that an installation asks for, and why. */
function PermissionList() {
  const translate = useTranslate();
  return (
    <>
      <h2>{translate('install.permissions')}</h2>
      <dl className={styles.permissions}>
        {permissions.map((permission) => (
          <div key={permission}>
            <dt>
              {translate(`install.${permission}`)}
              <span className={styles.access}>{translate('install.readAndWrite')}</span>
            </dt>
            <dd>{translate(`install.${permission}Why`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface PlatformStepsProps {
  platform: Config['platforms'][number];
  /** Whether stores of this platform can also sign in by a private app. */
  hasPrivateApp: boolean;
}

/** How to install the app on one platform, with the link to it. */
function PlatformSteps({ platform, hasPrivateApp }: PlatformStepsProps) {
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

/** Next step: check for a new site, go back to the console, or sign in. @param isMain whether the page has no other main button */
function NextStep({ isMain }: { isMain: boolean }) {
  const translate = useTranslate();
  const controller = useSession();
  const state = useSessionState();
  const [hasRechecked, setRechecked] = useState(false);
  const accountName = useAccountName();
  const [name, setName] = useState('');
  // Stays while looking again.
  if (accountName !== '' && name !== accountName) setName(accountName);
  if (state.kind === 'signedOut') {
    return (
      <p>
        <ButtonLink kind={isMain ? 'primary' : 'plain'} to="/auth?from=%2F">
          {translate('install.signIn')}
        </ButtonLink>
      </p>
    );
  }
  if (state.kind === 'ready') {
    if (hasRechecked) return <Navigate to="/" replace />;
    return (
      <p>
        <ButtonLink to="/">{translate('install.back')}</ButtonLink>
      </p>
    );
  }
  const recheck = () => {
    setRechecked(true);
    controller.retry();
  };
  const error = state.kind === 'failed' ? state.error : null;
  return (
    <>
      {error && (
        <Banner tone="danger">
          {translate('install.failed', {
            reason: error.message || translate(`errors.${error.kind}.title`),
          })}
        </Banner>
      )}
      <div role="status">
        {hasRechecked && state.kind === 'noSites' && <Banner tone="info">{translate('install.still')}</Banner>}
      </div>
      <div className={flowStyles.toolbar}>
        <Button kind={isMain ? 'primary' : 'plain'} busy={state.kind === 'loading'} onClick={recheck}>
          {translate('install.check')}
        </Button>
        <ButtonLink kind="quiet" to="/logout">
          {translate('install.signOut')}
        </ButtonLink>
        {name !== '' && <span className={styles.account}>{translate('install.signedIn', { name })}</span>}
      </div>
    </>
  );
}
