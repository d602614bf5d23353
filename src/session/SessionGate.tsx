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
  switch (state.kind) {
    case 'signedOut':
      // Whoever signed out comes back to the start, not to what was open.
      return <ToSignIn keepsPage={state.reason === 'none' || state.reason === 'expired'} />;
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

/** Apart, so that the address is heeded by nobody who is signed in: the whole console would be drawn anew with it. */
function ToSignIn({ keepsPage }: { keepsPage: boolean }) {
  return <Navigate to={signInAddress(useLocation(), keepsPage)} replace />;
}
