import { useTranslate } from 'ra-core';
import { Modal } from '../../../ui/overlays/Modal';
import type { TemplateIssue } from '../checks/checkTemplate';
import { useTemplateIssueText } from '../checks/useTemplateIssueText';

interface PublishErrorsDialogProps {
  errors: readonly TemplateIssue[];
  onCancel: () => void;
  onConfirm: () => void;
}

/** Confirms publishing an email with errors, and lists them. */
export function PublishErrorsDialog({ errors, onCancel, onConfirm }: PublishErrorsDialogProps) {
  const translate = useTranslate();
  const issueText = useTemplateIssueText();
  return (
    <Modal
      danger
      title={translate('templateEditor.publishErrors.title')}
      submitLabel={translate('templateEditor.publishErrors.submit')}
      onCancel={onCancel}
      onSubmit={onConfirm}
    >
      <p>{translate('templateEditor.publishErrors.text')}</p>
      <ul>
        {errors.map((issue, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: issues have no id and no state
          <li key={n}>
            <bdi>{issueText(issue)}</bdi>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
