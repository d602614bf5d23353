import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useConfig, useSessionState } from '../../session/SessionContext';
import { ExternalLink } from '../../ui/ExternalLink';
import { Notice } from '../../ui/Notice';
import { SheetPage } from '../../ui/SheetPage';
import styles from './AuthPage.module.css';
import { SignInForm } from './SignInForm';

/** Sign in by e-mail and password, or on the store's platform. It knows no router: the front door shows it without one. */
export function SignInPage() {
  const translate = useTranslate();
  const config = useConfig();
  const state = useSessionState();
  const [hasSubmitted, setSubmitted] = useState(false);
  const title = translate('pages.auth.title');
  useEffect(() => {
    document.title = translate('shell.title', { page: title, shop: translate('shell.product') });
  }, [title, translate]);

  // Somebody is signed in perhaps: the form would only flash.
  if (state.kind !== 'signedOut' && !hasSubmitted) return null;
  const reason = state.kind === 'signedOut' && state.reason !== 'none' && !hasSubmitted ? state.reason : null;
  const legal = (
    <footer className={styles.legal}>
      <ExternalLink href={config.termsUrl}>{translate('auth.terms')}</ExternalLink>
      <ExternalLink href={config.privacyUrl}>{translate('auth.privacy')}</ExternalLink>
    </footer>
  );
  return (
    <SheetPage title={title} text={<span className={styles.text}>{translate('auth.text')}</span>} foot={legal}>
      {reason && (
        <div role="status">
          <Notice tone="info">{translate(`auth.${reason}`)}</Notice>
        </div>
      )}
      <SignInForm onSubmitted={() => setSubmitted(true)} />
      <p className={styles.or}>{translate('auth.or')}</p>
      <ul className={styles.platforms}>
        {config.platforms.map(({ id, name, signInUrl }) => (
          <li key={id}>
            <ExternalLink href={signInUrl}>{translate('auth.platform', { platform: name })}</ExternalLink>
          </li>
        ))}
      </ul>
    </SheetPage>
  );
}
