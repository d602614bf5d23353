import { useNotificationContext, useTranslate } from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { AppError } from '../../dataProvider/errors';
import { Button } from '../ui/buttons/Button';
import { Banner } from '../ui/feedback/Banner';
import { CenteredCardPage } from '../ui/layout/CenteredCardPage';
import flowStyles from '../ui/layout/flow.module.css';
import { ButtonLink } from '../ui/navigation/ButtonLink';
import { buildSignInUrl } from './buildSignInUrl';
import { useSession, useSessionState } from './SessionContext';
import type { OpenSite, SignedOutReason } from './sessionState';

interface SessionGateProps {
  /** Shown while the session starts. */
  loading: ReactNode;
  /** The pages of the open site. */
  children: (open: OpenSite) => ReactNode;
}

/** Renders the console if a site is open, and redirects to the sign-in or install page otherwise. */
export function SessionGate({ loading, children }: SessionGateProps) {
  const state = useSessionState();
  const controller = useSession();
  switch (state.kind) {
    case 'signedOut':
      return <SignInRedirect reason={state.reason} />;
    case 'noSites':
      return <Navigate to="/install" replace />;
    case 'failed':
      return <LoadErrorScreen error={state.error} onRetry={controller.retry} />;
    case 'ready':
      return children(state.open);
    default:
      return loading;
  }
}

/** A separate component, because subscribing the gate to the URL would re-render the whole console on each navigation. */
export function SignInRedirect({ reason }: { reason: SignedOutReason }) {
  const location = useLocation();
  const { resetNotifications } = useNotificationContext();
  // Those of the session that ended; signed-out users have none yet.
  useEffect(() => {
    if (reason !== 'none') resetNotifications();
  }, [reason, resetNotifications]);
  // After a sign-out, the next sign-in starts at '/'. A sign-out in another tab may have kept a draft of this page.
  // A Navigate redirects once for each URL; a navigation in between, as by useLogout, would leave an empty page.
  return <Navigate key={location.key} to={buildSignInUrl(location, reason !== 'left')} replace />;
}

interface LoadFailedProps {
  error: AppError;
  onRetry: () => void;
}

/** Shown if the session or the site could not be loaded, with a retry. */
function LoadErrorScreen({ error, onRetry }: LoadFailedProps) {
  const translate = useTranslate();
  const reason = error.message || translate(`errors.${error.kind}.title`);
  return (
    <CenteredCardPage title={translate('shell.session.failed')}>
      <Banner tone="danger" title={reason}>
        {translate(error.kind === 'unsendableToken' ? 'errors.unsendableToken.text' : 'shell.session.failedText')}
      </Banner>
      <div className={flowStyles.buttons}>
        <Button kind="primary" onClick={onRetry}>
          {translate('ui.retry')}
        </Button>
        <ButtonLink kind="quiet" to="/logout">
          {translate('shell.session.signOut')}
        </ButtonLink>
      </div>
    </CenteredCardPage>
  );
}
