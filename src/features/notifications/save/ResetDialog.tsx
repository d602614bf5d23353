import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import { getLanguage } from '../../../../resources/languages';
import { Modal } from '../../../ui/overlays/Modal';
import { useTemplateName } from '../useTemplates';
import { TemplateError } from './TemplateError';
import type { TemplateEditorController } from './useTemplateEditor';

/** Confirms resetting the template to its default text. */
export default function ResetDialog({ editor, onClose }: { editor: TemplateEditorController; onClose: () => void }) {
  const translate = useTranslate();
  const getTemplateName = useTemplateName();
  const [error, setError] = useState<AppError | null>(null);
  const submit = async () => {
    setError(null);
    try {
      await editor.reset();
      onClose();
    } catch (thrown) {
      setError(toAppError(thrown));
    }
  };
  return (
    <Modal
      danger
      title={translate('templateEditor.reset.title', {
        name: getTemplateName(editor.templateKey),
        language: getLanguage(editor.locale).ownName,
      })}
      onCancel={onClose}
      onSubmit={submit}
      submitLabel={translate('templateEditor.reset.submit')}
    >
      <p>{translate('templateEditor.reset.text')}</p>
      {error && <TemplateError error={error} />}
    </Modal>
  );
}
