import { memo } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { OfferedSession } from '../session/OfferedSession';
import { useSession, useSessionState } from '../session/SessionContext';

/** Around every page, signed in or not. */
export const Root = memo(function Root() {
  const state = useSessionState();
  const controller = useSession();
  if (state.kind === 'offered') {
    return <OfferedSession offered={state.offered} current={state.current} onDecide={controller.decide} />;
  }
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
});
