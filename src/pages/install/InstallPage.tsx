import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { clipText } from '../../lib/clipText';
import { useConfig, useSession, useSessionState } from '../../session/SessionContext';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { ExternalLink } from '../../ui/ExternalLink';
import { Notice } from '../../ui/Notice';
import { SheetPage } from '../../ui/SheetPage';
import styles from './InstallPage.module.css';

/** How the add-on is installed on each platform; where a merchant without a shop is led to. */
export default function InstallPage() {
  const translate = useTranslate();
  const { platforms } = useConfig();
  const title = translate('pages.install.title');
  useEffect(() => {
    document.title = translate('shell.title', { page: title, shop: translate('shell.product') });
  }, [title, translate]);
  const hasShop = useSessionState().kind === 'ready';
  return (
    <SheetPage isWide title={title} text={translate(hasShop ? 'install.textShops' : 'install.text')}>
      <h2>{translate('install.platforms')}</h2>
      <ul className={styles.platforms}>
        {platforms.map((platform) => (
          <li key={platform.id}>
            <span>{platform.name}</span>
            <ExternalLink href={platform.installUrl ?? platform.reviewUrl}>
              {translate('install.open', { platform: platform.name })}
            </ExternalLink>
          </li>
        ))}
      </ul>
      <h2>{translate('install.steps')}</h2>
      <ol className={styles.steps}>
        <li>{translate('install.step1')}</li>
        <li>{translate('install.step2')}</li>
        <li>{translate('install.step3')}</li>
      </ol>
      <Way />
    </SheetPage>
  );
}

/** On from here: to look for the new shop, back to the console, or to the sign-in page. */
function Way() {
  const translate = useTranslate();
  const controller = useSession();
  const state = useSessionState();
  const [hasLooked, setLooked] = useState(false);
  const [name, setName] = useState('');
  if (state.kind === 'noSites' && name !== nameOf(state.account.profile)) setName(nameOf(state.account.profile));
  if (state.kind === 'signedOut') {
    return (
      <p>
        <ButtonLink kind="primary" to="/auth?from=%2F">
          {translate('install.signIn')}
        </ButtonLink>
      </p>
    );
  }
  if (state.kind === 'ready') {
    if (hasLooked) return <Navigate to="/" replace />;
    return (
      <p>
        <ButtonLink to="/">{translate('install.back')}</ButtonLink>
      </p>
    );
  }
  const look = () => {
    setLooked(true);
    controller.retry();
  };
  const failed = state.kind === 'failed' ? state.error : null;
  return (
    <>
      {failed && (
        <Notice tone="danger">
          {translate('install.failed', {
            reason: failed.message || translate(`errors.${failed.kind}.title`),
          })}
        </Notice>
      )}
      <div role="status">
        {hasLooked && state.kind === 'noSites' && <Notice tone="info">{translate('install.still')}</Notice>}
      </div>
      <div className={styles.way}>
        <Button kind="primary" busy={state.kind === 'loading'} onClick={look}>
          {translate('install.check')}
        </Button>
        <ButtonLink kind="quiet" to="/logout">
          {translate('install.signOut')}
        </ButtonLink>
        {name !== '' && <span className={styles.who}>{translate('install.signedIn', { name })}</span>}
      </div>
    </>
  );
}

function nameOf({ name, email }: { name: string | null; email: string | null }): string {
  return clipText(name || email || '', 60);
}
