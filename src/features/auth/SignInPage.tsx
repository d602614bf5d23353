import '../../../i18n/en/areas/auth';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { getBasePath } from '../../boot/basePath';
import { hasDrafts } from '../../engine/drafts/unsentWork';
import { BrandLogo } from '../../session/BrandLogo';
import { useConfig, useSessionState } from '../../session/SessionContext';
import { Banner } from '../../ui/feedback/Banner';
import { Icon } from '../../ui/icons/Icon';
import { CenteredCardPage } from '../../ui/layout/CenteredCardPage';
import { useDocumentTitle } from '../../ui/layout/useDocumentTitle';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import textStyles from '../../ui/text/text.module.css';
import styles from './AuthPage.module.css';
import { SignInForm } from './SignInForm';
import { getSignInNotice } from './signInNotice';

/** Logo of a console without a brand. */
const ProductMark = () => (
  <span className={styles.mark}>
    <Icon name="star" />
  </span>
);

/**
 * Sign-in by email and password or through the store's platform. Must not use the router, since it is also rendered
 * without one.
 */
export function SignInPage() {
  const translate = useTranslate();
  const config = useConfig();
  const state = useSessionState();
  const [hasSubmitted, setSubmitted] = useState(false);
  const [hasKeptWork] = useState(hasDrafts);
  const [firstPlatform] = config.platforms;
  const Notice = getSignInNotice();
  const title = translate('pages.auth.title');
  useDocumentTitle(title);

  // The session is still unknown, so the form might only flash.
  if (state.kind !== 'signedOut' && !hasSubmitted) return null;
  const reason = state.kind === 'signedOut' && state.reason !== 'none' && !hasSubmitted ? state.reason : null;
  const legal = (
    <footer className={styles.legal}>
      <ExternalLink href={config.termsUrl}>{translate('auth.terms')}</ExternalLink>
      <ExternalLink href={config.privacyUrl}>{translate('auth.privacy')}</ExternalLink>
    </footer>
  );
  return (
    <CenteredCardPage
      image={config.brand?.logo || config.brand?.name ? <BrandLogo /> : <ProductMark />}
      title={title}
      text={
        <span className={textStyles.second}>{translate('auth.text', { product: translate('shell.product') })}</span>
      }
      foot={legal}
    >
      {reason && (
        <div role="status">
          <Banner tone="info">
            {translate(`auth.${reason}`)} {hasKeptWork && translate('auth.kept')}
          </Banner>
        </div>
      )}
      {Notice && <Notice />}
      <SignInForm onSubmitted={() => setSubmitted(true)} />
      {config.forgotPasswordUrl && (
        <p className={styles.other}>
          <a href={config.forgotPasswordUrl}>{translate('auth.forgot')}</a>
        </p>
      )}
      <p className={styles.or}>{translate('auth.or')}</p>
      <ul className={styles.platforms}>
        {config.platforms.map(({ id, name, signInUrl }) => (
          <li key={id}>
            <ExternalLink href={signInUrl}>{translate('auth.platform', { platform: name })}</ExternalLink>
          </li>
        ))}
      </ul>
      {firstPlatform && (
        <p className={styles.other}>
          <a href={`${getBasePath()}/auth/private-app${window.location.search}`}>
            {translate('auth.privateApp', { platform: firstPlatform.name })}
          </a>
        </p>
      )}
    </CenteredCardPage>
  );
}
