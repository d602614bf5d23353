import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { type ShowToast, ToastContext, useDismissToasts, useToast } from '../ui/toasts/toastContext';
import { useSession } from './SessionContext';

const dropToast = () => {};

/**
 * The toasts of an open site. They name customers and vouchers, so they go with the session: nobody sees them on the
 * sign-in page or as another user, not even those of writes that end later.
 */
export function SiteToasts({ children }: { children: ReactNode }) {
  const showToast = useToast();
  const dismissToasts = useDismissToasts();
  const isSignedIn = useIsSignedIn();
  const show = useCallback<ShowToast>(
    (message) => (isSignedIn() ? showToast(message) : dropToast),
    [showToast, isSignedIn],
  );
  const dismissAfterSignOut = useEffectEvent(() => {
    if (!isSignedIn()) dismissToasts();
  });
  useEffect(() => () => dismissAfterSignOut(), []);
  return <ToastContext value={show}>{children}</ToastContext>;
}

/** Returns a stable function that checks whether the user of the first render is still signed in. */
export function useIsSignedIn(): () => boolean {
  const { stored } = useSession();
  const [userId] = useState(() => stored.read()?.userId);
  return useCallback(() => {
    const session = stored.read();
    return session !== null && session.userId === userId;
  }, [stored, userId]);
}
