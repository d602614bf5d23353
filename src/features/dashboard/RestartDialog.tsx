import '../../../i18n/en/areas/dashboardCards';
import { useNotify, useTranslate } from 'ra-core';
import type { AppError } from '../../../dataProvider/errors';
import { useErrorCause } from '../../engine/errors/errorCause';
import { Modal } from '../../ui/overlays/Modal';

interface RestartDialogProps {
  /** Resolves with the error of a failure. */
  onRestart: () => Promise<AppError | null>;
  onCancel: () => void;
}

/** Asks before the setup wizard is restarted, since it replaces the dashboard for the whole team. Lazy-loaded. */
export default function RestartDialog({ onRestart, onCancel }: RestartDialogProps) {
  const translate = useTranslate();
  const getErrorCause = useErrorCause();
  const notify = useNotify();
  const restart = async () => {
    const error = await onRestart();
    if (error === null) return notify(translate('dashboardCards.restart.done'), { type: 'success' });
    onCancel();
    const messageKey = error.uncertain ? 'dashboardCards.restart.uncertain' : 'dashboardCards.restart.failed';
    notify(translate(messageKey, { reason: getErrorCause(error) }), { type: 'error' });
  };
  return (
    <Modal
      title={translate('dashboardCards.restart.title')}
      submitLabel={translate('dashboardCards.restart.confirm')}
      onCancel={onCancel}
      onSubmit={restart}
    >
      <p>{translate('dashboardCards.restart.text')}</p>
    </Modal>
  );
}
