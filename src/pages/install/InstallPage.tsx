import '../../../i18n/en/areas/install';
import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { useConfig, useSessionState } from '../../session/SessionContext';
import { Banner } from '../../ui/feedback/Banner';
import { CenteredCardPage } from '../../ui/layout/CenteredCardPage';
import { useDocumentTitle } from '../../ui/layout/useDocumentTitle';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import { PageLink } from '../../ui/navigation/PageLink';
import styles from './InstallPage.module.css';
import { NextStep } from './NextStep';
import { PermissionList } from './PermissionList';
import { PlatformSteps } from './PlatformSteps';

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
