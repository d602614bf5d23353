import { useTranslate } from 'ra-core';
import { Modal } from '../../../ui/overlays/Modal';
import type { AnalyzedRow } from '../rows/analyzeRows';
import { useTextIssueText } from '../table/useTextIssueText';

/** Number of texts that are listed. */
const MAX_LISTED = 10;

interface PublishIssuesDialogProps {
  /** The changed texts with issues, at least one. */
  lines: readonly AnalyzedRow[];
  onCancel: () => void;
  onConfirm: () => void;
}

/** Confirms publishing changed texts with issues, and lists them. */
export function PublishIssuesDialog({ lines, onCancel, onConfirm }: PublishIssuesDialogProps) {
  const translate = useTranslate();
  const getIssueText = useTextIssueText();
  return (
    <Modal
      danger
      title={translate('locale.publishIssues.title')}
      submitLabel={translate('locale.publishIssues.submit')}
      onCancel={onCancel}
      onSubmit={onConfirm}
    >
      <p>{translate('locale.publishIssues.text')}</p>
      <ul>
        {lines.slice(0, MAX_LISTED).map(({ row, issues }) => (
          <li key={row.key}>
            <bdi>{row.key}</bdi>
            {issues.map((issue) => (
              <div key={issue.kind}>{getIssueText(issue)}</div>
            ))}
          </li>
        ))}
        {lines.length > MAX_LISTED && <li>{translate('ui.more', { smart_count: lines.length - MAX_LISTED })}</li>}
      </ul>
    </Modal>
  );
}
