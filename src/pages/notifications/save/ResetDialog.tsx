import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { getLanguage } from '../../../../resources/languages';
import { Modal } from '../../../ui/overlays/Modal';
import { useTemplateName } from '../useTemplateName';
import { OutcomeNotice } from './PublishBar';
import type { SaveTemplateOutcome } from './saveTemplate';
import type { TemplateEditSession } from './useTemplateEditSession';

/** Confirms resetting the template to its default text. */
export default function ResetDialog({
  editSession,
  onClose,
}: {
  editSession: TemplateEditSession;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const getTemplateName = useTemplateName();
  const [outcome, setOutcome] = useState<SaveTemplateOutcome | null>(null);
  const submit = async () => {
    setOutcome(null);
    const result = await editSession.reset();
    if (result.kind === 'done') onClose();
    else setOutcome(result);
  };
  return (
    <Modal
      danger
      title={translate('templateEditor.reset.title', {
        name: getTemplateName(editSession.templateKey),
        language: getLanguage(editSession.locale).ownName,
      })}
      onCancel={onClose}
      onSubmit={submit}
      submitLabel={translate('templateEditor.reset.submit')}
    >
      <p>{translate('templateEditor.reset.text')}</p>
      {outcome && <OutcomeNotice outcome={outcome} />}
    </Modal>
  );
}
