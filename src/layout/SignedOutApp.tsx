import { useEffect } from 'react';
import { getBasePath, getPageLocation } from '../boot/basePath';
import { SignInPage } from '../features/auth/SignInPage';

export { loadSignInNotice } from '../features/auth/signInNotice';

import { runWhenIdle } from '../lib/timing/runWhenIdle';
import { buildSignInUrl } from '../session/buildSignInUrl';
import { useSessionState } from '../session/SessionContext';
import { sanitizeReturnPath } from '../session/sanitizeReturnPath';
import { hasSession } from '../session/sessionState';
import { enableFocusManagement } from './firstPage';

interface SignedOutAppProps {
  /** Loads the console's code while the merchant types. */
  prefetchRoutes: () => void;
  onSignedIn: () => void;
}

/**
 * Sign-in page rendered without the router, to keep the signed-out bundle small. It redirects like the router's own
 * sign-in page.
 */
export default function SignedOutApp({ prefetchRoutes, onSignedIn }: SignedOutAppProps) {
  const isSignedIn = hasSession(useSessionState());
  useEffect(() => {
    const { pathname, search } = getPageLocation();
    if (/^\/auth\//i.test(pathname)) replaceUrl(`/auth${search}`);
    else if (pathname !== '/auth') replaceUrl(buildSignInUrl(getPageLocation(), true));
    return runWhenIdle(prefetchRoutes);
  }, [prefetchRoutes]);

  useEffect(() => {
    if (!isSignedIn) return;
    replaceUrl(sanitizeReturnPath(new URLSearchParams(window.location.search).get('from')));
    enableFocusManagement();
    onSignedIn();
  }, [isSignedIn, onSignedIn]);

  return isSignedIn ? null : <SignInPage />;
}

/** @param path of a page, without the base path */
function replaceUrl(path: string): void {
  window.history.replaceState(null, '', getBasePath() + path);
}
