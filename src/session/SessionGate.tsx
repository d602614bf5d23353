import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { LoadFailed } from './LoadFailed';
import { useSession, useSessionState } from './SessionContext';
import type { OpenSite } from './sessionState';
import { signInAddress } from './signInAddress';

interface SessionGateProps {
  /** Shown while the session starts. */
  loading: ReactNode;
  /** The console of the shop that is open. */
  children: (open: OpenSite) => ReactNode;
}

/** Lets through to the console whoever is signed in and has a shop, and leads everybody else to the page they need. */
export function SessionGate({ loading, children }: SessionGateProps) {
  const state = useSessionState();
  const controller = useSession();
  const location = useLocation();
  switch (state.kind) {
    case 'signedOut': {
      // Whoever signed out comes back to the start, not to what was open.
      const keepsPage = state.reason === 'none' || state.reason === 'expired';
      return <Navigate to={signInAddress(location, keepsPage)} replace />;
    }
    case 'noSites':
      return <Navigate to="/install" replace />;
    case 'failed':
      return <LoadFailed error={state.error} onRetry={controller.retry} onSignOut={controller.signOut} />;
    case 'ready':
      return children(state.open);
    default:
      return loading;
  }
}
