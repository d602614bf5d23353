import { useTranslate } from 'ra-core';
import { memo, useCallback } from 'react';
import { isTemplateVariable } from '../../../../resources/templates/variables';
import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/icons/Icon';
import { Card } from '../../../ui/layout/Card';
import flowStyles from '../../../ui/layout/flow.module.css';
import { Modal } from '../../../ui/overlays/Modal';
import textStyles from '../../../ui/text/text.module.css';
import styles from '../editor/TemplateEditor.module.css';
import { useTemplateEditor } from '../editor/TemplateEditorContext';
import { toPlaceholder } from '../markup/placeholders';
import type { TemplateIssue } from './checkTemplate';

/** Issues of the email, each with a button that shows its location. Issues don't block publishing. */
export const TemplateIssueList = memo(function TemplateIssueList({ issues }: { issues: readonly TemplateIssue[] }) {
  const translate = useTranslate();
  const issueText = useTemplateIssueText();
  const { goTo } = useTemplateEditor();
  return (
    <Card title={translate('templateEditor.problems.title')}>
      {issues.length === 0 ? (
        <p className={styles.none}>
          <Icon name="check" />
          {translate('templateEditor.problems.none')}
        </p>
      ) : (
        <ul className={flowStyles.rows2}>
          {issues.map((issue, n) => {
            const { range, field, severity } = issue;
            const text = issueText(issue);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: issues have no id and no state
              <li key={n} className={styles.issue} data-severity={severity}>
                <Icon name={severity === 'error' ? 'cross' : 'warning'} className={styles.icon} />
                <span className={styles.text}>
                  <span className={textStyles.medium}>{translate(`templateEditor.problems.${severity}`)} </span>
                  <bdi>{text}</bdi>
                </span>
                {range && (
                  <Button
                    size="small"
                    aria-label={translate('templateEditor.problems.show', { problem: text })}
                    onClick={() => goTo({ field, range })}
                  >
                    {translate('templateEditor.problems.go')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
});

/** Returns a function that translates an issue. */
export function useTemplateIssueText(): (issue: TemplateIssue) => string {
  const translate = useTranslate();
  return useCallback(
    ({ kind, detail }) => {
      if (kind === 'missingVariable' && typeof detail === 'string') {
        const name = isTemplateVariable(detail) ? translate(`templateEditor.variables.names.${detail}`) : detail;
        return translate('templateEditor.problems.missingVariable', { about: toPlaceholder(detail), name });
      }
      if (kind === 'markup') return String(detail);
      if (kind === 'badLink' && detail === '') return translate('templateEditor.problems.emptyLink');
      return translate(`templateEditor.problems.${kind}`, { about: detail });
    },
    [translate],
  );
}

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
