import { useEffect } from 'react';
import { whenIdle } from '../lib/whenIdle';
import { SignInPage } from '../pages/auth/SignInPage';
import { useSessionState } from '../session/SessionContext';
import { safeFrom } from '../session/safeFrom';
import { hasSession } from '../session/sessionState';
import { signInAddress } from '../session/signInAddress';
import { leaveFirstPage } from './firstPage';

interface FrontDoorProps {
  /** Loads the console, while the merchant types. */
  prepare: () => void;
  onPassed: () => void;
}

/**
 * The sign-in page for whoever starts signed out: without the router and the pages behind it, so that
 * it is there at once. It leads where the router's own sign-in page would.
 */
export default function FrontDoor({ prepare, onPassed }: FrontDoorProps) {
  const hasPassed = hasSession(useSessionState());
  useEffect(() => {
    if (window.location.pathname !== '/auth') replaceAddress(signInAddress(window.location, true));
    return whenIdle(prepare);
  }, [prepare]);

  useEffect(() => {
    if (!hasPassed) return;
    replaceAddress(safeFrom(new URLSearchParams(window.location.search).get('from')));
    leaveFirstPage();
    onPassed();
  }, [hasPassed, onPassed]);

  return hasPassed ? null : <SignInPage />;
}

function replaceAddress(address: string): void {
  window.history.replaceState(null, '', address);
}
