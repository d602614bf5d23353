import { memo } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { AccountSwitchPrompt } from '../session/AccountSwitchPrompt';
import { useSession, useSessionState } from '../session/SessionContext';

/** Root route, signed in or not. */
export const Root = memo(function Root() {
  const state = useSessionState();
  const controller = useSession();
  if (state.kind === 'offered') {
    return <AccountSwitchPrompt offered={state.offered} current={state.current} onDecide={controller.decide} />;
  }
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
});
