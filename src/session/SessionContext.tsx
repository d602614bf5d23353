import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Config } from '../config';
import type { SessionController } from './sessionController';
import type { SessionState } from './sessionState';

interface SessionValue {
  config: Config;
  controller: SessionController;
}

const SessionContext = createContext<SessionValue | null>(null);
const SessionStateContext = createContext<SessionState | null>(null);

/** Provides the session, and compares it with the stored one when the page is restored from the browser's history. */
export function SessionProvider({ config, controller, children }: SessionValue & { children: ReactNode }) {
  // Read once for all components. If each one read it, a change during a render would let some of them see a store
  // that is open, and others that it was closed.
  const state = useSyncExternalStore(controller.state.subscribe, controller.state.get);
  useEffect(() => {
    const recheck = (event: PageTransitionEvent) => {
      if (event.persisted) controller.syncWithStorage();
    };
    window.addEventListener('pageshow', recheck);
    return () => window.removeEventListener('pageshow', recheck);
  }, [controller]);
  const value = useMemo(() => ({ config, controller }), [config, controller]);
  return (
    <SessionContext value={value}>
      <SessionStateContext value={state}>{children}</SessionStateContext>
    </SessionContext>
  );
}

function useSessionValue(): SessionValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider');
  return value;
}

/** @throws Error outside a SessionProvider */
export function useSession(): SessionController {
  return useSessionValue().controller;
}

/** @throws Error outside a SessionProvider */
export function useSessionState(): SessionState {
  const state = useContext(SessionStateContext);
  if (!state) throw new Error('useSessionState needs a SessionProvider');
  return state;
}

/** The run-time configuration. @throws Error outside a SessionProvider */
export function useConfig(): Config {
  return useSessionValue().config;
}
