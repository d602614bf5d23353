import { useEffect } from 'react';

/** Closing the tab asks first while work is under way: what is not done yet would be left undone. */
export function useLeaveGuard(isWorking: boolean): void {
  useEffect(() => {
    if (!isWorking) return;
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, [isWorking]);
}
