import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Modal } from '../../ui/Modal';

/** Asks before what was typed is left behind, inside the console and when the tab is closed. */
export function UnsavedGuard({ when }: { when: () => boolean }) {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && when(),
  );
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      if (when()) event.preventDefault();
    };
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  });
  if (blocker.state !== 'blocked') return null;
  return (
    <Modal
      danger
      title={translate('create.unsaved.title')}
      onCancel={blocker.reset}
      onSubmit={blocker.proceed}
      cancelLabel={translate('create.unsaved.stay')}
      submitLabel={translate('create.unsaved.leave')}
    >
      <p>{translate('create.unsaved.text')}</p>
    </Modal>
  );
}
