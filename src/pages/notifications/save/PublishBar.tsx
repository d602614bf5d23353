import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { EditBar } from '../../../engine/editing/EditBar';
import { useErrorReason } from '../../../engine/errors/errorReason';
import { Banner } from '../../../ui/feedback/Banner';
import type { TemplateIssue } from '../checks/checkTemplate';
import styles from './PublishBar.module.css';
import { PublishErrorsDialog } from './PublishErrorsDialog';
import type { SaveTemplateOutcome } from './saveTemplate';
import type { TemplateEditSession } from './useTemplateEditSession';

interface PublishBarProps {
  editSession: TemplateEditSession;
  issues: readonly TemplateIssue[];
  /** Returns the issues of the draft as of now, since `issues` lags behind typing. */
  checkNow: () => readonly TemplateIssue[];
}

/** Save bar of the template editor, with a notice about the last publish or reset. A broken email is confirmed first. */
export function PublishBar({ editSession, issues, checkNow }: PublishBarProps) {
  const translate = useTranslate();
  const [blockingErrors, setBlockingErrors] = useState<readonly TemplateIssue[] | null>(null);
  const requestPublish = () => {
    const errors = checkNow().filter(({ severity }) => severity === 'error');
    if (errors.length > 0) setBlockingErrors(errors);
    else void editSession.publish();
  };
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const message = errors > 0 ? translate('templateEditor.unpublishedErrors', { smart_count: errors }) : undefined;
  return (
    <>
      <EditBar
        edited={editSession.edited}
        message={
          <span className={errors > 0 ? styles.errors : undefined}>
            {message ?? translate('templateEditor.unpublished')}
          </span>
        }
        answer={editSession.outcome && <OutcomeNotice outcome={editSession.outcome} />}
        publish={translate('templateEditor.publish')}
        onPublish={requestPublish}
      />
      {blockingErrors && (
        <PublishErrorsDialog
          errors={blockingErrors}
          onCancel={() => setBlockingErrors(null)}
          onConfirm={() => {
            setBlockingErrors(null);
            void editSession.publish();
          }}
        />
      )}
    </>
  );
}

/** Explains why publishing or resetting failed. Retrying uses the same button again. */
export function OutcomeNotice({ outcome }: { outcome: SaveTemplateOutcome }) {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  switch (outcome.kind) {
    case 'done':
      return null;
    case 'conflict':
      return (
        <div role="alert">
          <Banner tone="waiting" title={translate('templateEditor.elsewhere.title')}>
            {translate('templateEditor.elsewhere.text')}
          </Banner>
        </div>
      );
    case 'failed':
    case 'uncertain':
      return (
        <Banner
          tone="danger"
          title={translate(outcome.kind === 'failed' ? 'templateEditor.failed' : 'templateEditor.uncertain')}
        >
          <p>{getErrorReason(outcome.error)}</p>
          {Object.entries(outcome.error.fields)
            .filter(([field]) => field !== 'subject')
            .map(([field, text]) => (
              <p key={field}>{translate('ui.fieldText', { field, text })}</p>
            ))}
        </Banner>
      );
  }
}
