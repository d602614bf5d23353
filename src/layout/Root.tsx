import { memo, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useSession, useSessionState } from '../session/SessionContext';
import { lazyPart } from '../ui/lazy/lazyPart';
import { FirstScreen } from './FirstScreen';

const AccountSwitchPrompt = lazyPart(() => import('../session/AccountSwitchPrompt'));

/** Root route, signed in or not. */
export const Root = memo(function Root() {
  const state = useSessionState();
  const controller = useSession();
  if (state.kind === 'offered') {
    return (
      <Suspense fallback={<FirstScreen />}>
        <AccountSwitchPrompt offered={state.offered} current={state.current} onDecide={controller.decide} />
      </Suspense>
    );
  }
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
});
