import { Navigate, useSearchParams } from 'react-router';
import { useSessionState } from '../../session/SessionContext';
import { safeFrom } from '../../session/safeFrom';
import { hasSession } from '../../session/sessionState';
import { SignInPage } from './SignInPage';

/** The sign-in page of the console; whoever is signed in goes on to `from`. */
export default function AuthPage() {
  const state = useSessionState();
  const [parameters] = useSearchParams();
  return hasSession(state) ? <Navigate to={safeFrom(parameters.get('from'))} replace /> : <SignInPage />;
}
