import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { useSession, useSessionState } from '../../session/SessionContext';
import { useAccountName } from '../../session/useAccountName';
import { Button } from '../../ui/buttons/Button';
import { Banner } from '../../ui/feedback/Banner';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import styles from './InstallPage.module.css';

/** Next step: check for a new site, go back to the console, or sign in. @param isMain whether the page has no other main button */
export function NextStep({ isMain }: { isMain: boolean }) {
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
      <div className={styles.actions}>
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
