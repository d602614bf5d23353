import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AppError } from '../../../dataProvider/errors';
import { useErrorText } from '../../engine/errors/errorText';
import { Button } from '../../ui/buttons/Button';
import { Modal } from '../../ui/overlays/Modal';
import { useToast } from '../../ui/toasts/toastContext';

interface RestartWizardProps {
  isSaving: boolean;
  /** Resolves with the error of a failure. */
  onRestart: () => Promise<AppError | null>;
}

/** Button that restarts the setup wizard after a confirmation, since it replaces the dashboard for the whole team. */
export function RestartWizard({ isSaving, onRestart }: RestartWizardProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const restart = async () => {
    const error = await onRestart();
    if (error === null) return toast({ tone: 'done', text: translate('dashboard.wizard.restarted') });
    setAsking(false);
    toast({ tone: 'danger', text: translate('dashboard.wizard.restartFailed', { reason: errorText(error) }) });
  };
  return (
    <div>
      <Button kind="quiet" size="small" busy={isSaving} onClick={() => setAsking(true)}>
        {translate('dashboard.wizard.restart')}
      </Button>
      {isAsking && (
        <Modal
          title={translate('dashboard.wizard.confirmTitle')}
          submitLabel={translate('dashboard.wizard.confirm')}
          onCancel={() => setAsking(false)}
          onSubmit={restart}
        >
          <p>{translate('dashboard.wizard.confirmText')}</p>
        </Modal>
      )}
    </div>
  );
}
