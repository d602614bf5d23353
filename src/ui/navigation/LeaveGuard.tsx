import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { Modal } from '../overlays/Modal';

interface LeaveGuardProps {
  /**
   * Whether leaving would lose work. Called when the user is about to leave. @param to the target path; null if the tab
   * is closed or another store is opened, which takes the work along even if the path stays
   */
  when: (to: string | null) => boolean;
  title: string;
  text: string;
  /** Button labels. */
  stay: string;
  leave: string;
}

/** Asks for confirmation before unsaved work is lost, on navigation and when the tab is closed. */
export function LeaveGuard({ when, title, text, stay, leave }: LeaveGuardProps) {
  // Reads the latest callback from a ref, because registering a new blocker on each keystroke is slow.
  const latestWhen = useRef(when);
  useLayoutEffect(() => {
    latestWhen.current = when;
  }, [when]);
  const shouldBlock = useCallback<BlockerFunction>(({ currentLocation, nextLocation }) => {
    if (new URLSearchParams(nextLocation.search).has('siteId')) return latestWhen.current(null);
    return currentLocation.pathname !== nextLocation.pathname && latestWhen.current(nextLocation.pathname);
  }, []);
  const blocker = useBlocker(shouldBlock);
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      if (latestWhen.current(null)) event.preventDefault();
    };
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
    <Modal title={title} onCancel={blocker.reset} onSubmit={blocker.proceed} cancelLabel={stay} submitLabel={leave}>
      <p>{text}</p>
    </Modal>
  );
}
