import { useTranslate } from 'ra-core';
import { certainly } from '../../../../dataProvider/certainly';
import { EditBar } from '../../../engine/editing/EditBar';
import { useErrorText } from '../../../engine/errorText';
import { Notice } from '../../../ui/Notice';
import type { Problem } from '../checks/checkTemplate';
import styles from './PublishBar.module.css';
import type { SaveOutcome } from './saveTemplate';
import type { TemplateDesk } from './useTemplateDesk';

interface PublishBarProps {
  desk: TemplateDesk;
  problems: readonly Problem[];
}

/** Publishes what was changed, and tells what became of it. */
export function PublishBar({ desk, problems }: PublishBarProps) {
  const translate = useTranslate();
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const says = errors > 0 ? translate('templateEditor.unpublishedErrors', { smart_count: errors }) : undefined;
  return (
    <>
      {desk.outcome && <OutcomeNotice outcome={desk.outcome} />}
      <EditBar
        edited={desk.edited}
        says={
          <span className={errors > 0 ? styles.errors : undefined}>
            {says ?? translate('templateEditor.unpublished')}
          </span>
        }
        publish={translate('templateEditor.publish')}
        onPublish={() => void desk.publish()}
      />
    </>
  );
}

/** Why it was not published, or put back; the way on is the same button. */
export function OutcomeNotice({ outcome }: { outcome: SaveOutcome }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  switch (outcome.kind) {
    case 'done':
      return null;
    case 'elsewhere':
      return (
        <div role="alert">
          <Notice tone="waiting" title={translate('templateEditor.elsewhere.title')}>
            {translate('templateEditor.elsewhere.text')}
          </Notice>
        </div>
      );
    case 'failed':
    case 'unknown':
      return (
        <Notice
          tone="danger"
          title={translate(outcome.kind === 'failed' ? 'templateEditor.failed' : 'templateEditor.uncertain')}
        >
          <p>{errorText(certainly(outcome.error))}</p>
          {Object.entries(outcome.error.fields)
            .filter(([field]) => field !== 'subject')
            .map(([field, text]) => (
              <p key={field}>{translate('templateEditor.otherField', { field, text })}</p>
            ))}
        </Notice>
      );
  }
}
