import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Config } from '../config';
import type { SessionController } from './sessionController';
import type { SessionState } from './sessionState';

interface SessionValue {
  config: Config;
  controller: SessionController;
}

const SessionContext = createContext<SessionValue | null>(null);

/** Provides the session, and compares it with the stored one when the page is restored from the browser's history. */
export function SessionProvider({ config, controller, children }: SessionValue & { children: ReactNode }) {
  useEffect(() => {
    const recheck = (event: PageTransitionEvent) => {
      if (event.persisted) controller.syncWithStorage();
    };
    window.addEventListener('pageshow', recheck);
    return () => window.removeEventListener('pageshow', recheck);
  }, [controller]);
  return <SessionContext value={{ config, controller }}>{children}</SessionContext>;
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
  const { state } = useSession();
  return useSyncExternalStore(state.subscribe, state.get);
}

/** The run-time configuration. @throws Error outside a SessionProvider */
export function useConfig(): Config {
  return useSessionValue().config;
}
