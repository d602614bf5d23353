import { useEffect } from 'react';
import { useBlocker } from 'react-router';
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
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && when(nextLocation.pathname),
  );
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      if (when(null)) event.preventDefault();
    };
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  });
  if (blocker.state !== 'blocked') return null;
  return (
    <Modal title={title} onCancel={blocker.reset} onSubmit={blocker.proceed} cancelLabel={stay} submitLabel={leave}>
      <p>{text}</p>
    </Modal>
  );
}
