import { useEffect } from 'react';

/** Asks before the tab is closed while work is in progress. */
export function useLeaveGuard(isWorking: boolean): void {
  useEffect(() => {
    if (!isWorking) return;
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, [isWorking]);
}
