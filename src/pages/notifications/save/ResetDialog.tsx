import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { languageOf } from '../../../../resources/languages';
import { Modal } from '../../../ui/Modal';
import { useTemplateName } from '../useTemplateName';
import { OutcomeNotice } from './PublishBar';
import type { SaveOutcome } from './saveTemplate';
import type { TemplateDesk } from './useTemplateDesk';

/** Asks before the provider's own text takes the place of the merchant's. */
export default function ResetDialog({ desk, onClose }: { desk: TemplateDesk; onClose: () => void }) {
  const translate = useTranslate();
  const nameOf = useTemplateName();
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const submit = async () => {
    setOutcome(null);
    const result = await desk.reset();
    if (result.kind === 'done') onClose();
    else setOutcome(result);
  };
  return (
    <Modal
      danger
      title={translate('templateEditor.reset.title', {
        name: nameOf(desk.templateKey),
        language: languageOf(desk.locale).ownName,
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
