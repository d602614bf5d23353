import '../../../../i18n/en/areas/privateApp';
import '../../../../i18n/en/areas/auth';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { useConfig, useSessionState } from '../../../session/SessionContext';
import { hasSession } from '../../../session/sessionState';
import { CenteredCardPage } from '../../../ui/layout/CenteredCardPage';
import { useDocumentTitle } from '../../../ui/layout/useDocumentTitle';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { AccountNotice } from '../AccountNotice';
import styles from './PrivateApp.module.css';
import { PrivateAppForm } from './PrivateAppForm';

/** Sign-in of the first platform's stores by the access token of a private app. */
export default function PrivateAppPage() {
  const translate = useTranslate();
  useDocumentTitle(translate('pages.privateApp.title'));
  const [platform] = useConfig().platforms;
  const isSignedIn = hasSession(useSessionState());
  const [parameters] = useSearchParams();
  const from = parameters.get('from');
  const signInUrl = from === null ? '/auth' : `/auth?from=${encodeURIComponent(from)}`;
  const values = { platform: platform?.name ?? '' };
  return (
    <CenteredCardPage isWide title={translate('pages.privateApp.title')} text={translate('privateApp.text', values)}>
      <AccountNotice />
      <h2>{translate('privateApp.steps')}</h2>
      <ol className={styles.steps}>
        <li>{translate('privateApp.step1', values)}</li>
        <li>{translate('privateApp.step2')}</li>
        <li>{translate('privateApp.step3')}</li>
        <li>{translate('privateApp.step4')}</li>
      </ol>
      <PrivateAppForm platformId={platform?.id ?? ''} from={from}>
        <ButtonLink kind="quiet" to={isSignedIn ? '/' : signInUrl}>
          {translate(isSignedIn ? 'privateApp.toConsole' : 'privateApp.toSignIn')}
        </ButtonLink>
      </PrivateAppForm>
    </CenteredCardPage>
  );
}
