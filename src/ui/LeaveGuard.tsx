import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { Modal } from './Modal';

interface LeaveGuardProps {
  /** Whether something would be left behind; asked when the page is about to be left. @param to the page; null: the tab is closed */
  when: (to: string | null) => boolean;
  title: string;
  text: string;
  /** Words of the two ways out. */
  stay: string;
  leave: string;
}

/** Asks before work is left behind, inside the console and when the tab is closed. */
export function LeaveGuard({ when, title, text, stay, leave }: LeaveGuardProps) {
  // Asked anew each time; a browser takes its time to be told of another guard, which would be at each key.
  const asked = useRef(when);
  useLayoutEffect(() => {
    asked.current = when;
  }, [when]);
  const blocks = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && asked.current(nextLocation.pathname),
    [],
  );
  const blocker = useBlocker(blocks);
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      if (asked.current(null)) event.preventDefault();
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
