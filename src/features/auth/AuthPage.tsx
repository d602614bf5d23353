import { Navigate, useSearchParams } from 'react-router';
import { useSessionState } from '../../session/SessionContext';
import { sanitizeReturnPath } from '../../session/sanitizeReturnPath';
import { hasSession } from '../../session/sessionState';
import { SignInPage } from './SignInPage';

export { loadSignInNotice } from './signInNotice';

/** Sign-in page. Redirects to `from` if there is a session. */
export default function AuthPage() {
  const state = useSessionState();
  const [parameters] = useSearchParams();
  return hasSession(state) ? <Navigate to={sanitizeReturnPath(parameters.get('from'))} replace /> : <SignInPage />;
}
