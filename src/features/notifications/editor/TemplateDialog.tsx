import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { useSite } from '../../../session/useSite';
import { lazyDialog } from '../../../ui/lazy/lazyDialog';
import type { TemplateEditorController } from '../save/useTemplateEditor';

const TestEmailDialog = lazyDialog(() => import('../emails/TestEmailDialog'));
const ResetDialog = lazyDialog(() => import('../save/ResetDialog'));

/** An action on the whole template that opens a dialog. */
export type TemplateAction = 'test' | 'reset';

interface TemplateDialogProps {
  /** Null if no dialog is open. */
  action: TemplateAction | null;
  editor: TemplateEditorController;
  onClose: () => void;
}

/** Renders the dialog of the current task. */
export function TemplateDialog({ action, editor, onClose }: TemplateDialogProps) {
  return (
    <Suspense>
      {action === 'test' && <TemplateTest editor={editor} onClose={onClose} />}
      {action === 'reset' && <ResetDialog editor={editor} onClose={onClose} />}
    </Suspense>
  );
}

/** Sends the current draft as a test. */
function TemplateTest({ editor, onClose }: Pick<TemplateDialogProps, 'editor' | 'onClose'>) {
  const translate = useTranslate();
  const { profile } = useSite();
  const { templateKey: key, locale, latest } = editor;
  return (
    <TestEmailDialog
      getDraft={() => ({ locale, key, ...latest() })}
      text={translate('templateEditor.test.text')}
      defaultTo={profile.email ?? ''}
      onClose={onClose}
    />
  );
}
