import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { useSite } from '../../../session/useSite';
import { lazyDialog } from '../../../ui/lazy/lazyDialog';
import type { TemplateEditSession } from '../save/useTemplateEditSession';

const TestEmailDialog = lazyDialog(() => import('../../../engine/emails/TestEmailDialog'));
const ResetDialog = lazyDialog(() => import('../save/ResetDialog'));

/** An action on the whole template that opens a dialog. */
export type TemplateAction = 'test' | 'reset';

interface TemplateDialogProps {
  /** Null if no dialog is open. */
  action: TemplateAction | null;
  editSession: TemplateEditSession;
  onClose: () => void;
}

/** Renders the dialog of the current task. */
export function TemplateDialog({ action, editSession, onClose }: TemplateDialogProps) {
  return (
    <Suspense>
      {action === 'test' && <TemplateTest editSession={editSession} onClose={onClose} />}
      {action === 'reset' && <ResetDialog editSession={editSession} onClose={onClose} />}
    </Suspense>
  );
}

/** Sends the current draft as a test. */
function TemplateTest({ editSession, onClose }: Pick<TemplateDialogProps, 'editSession' | 'onClose'>) {
  const translate = useTranslate();
  const { profile } = useSite();
  const { templateKey: key, locale, edited } = editSession;
  return (
    <TestEmailDialog
      getDraft={() => ({ locale, key, ...edited.latest() })}
      text={translate('templateEditor.test.text')}
      defaultTo={profile.email ?? ''}
      onClose={onClose}
    />
  );
}
