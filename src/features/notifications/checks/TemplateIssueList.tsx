import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/icons/Icon';
import { Card } from '../../../ui/layout/Card';
import flowStyles from '../../../ui/layout/flow.module.css';
import textStyles from '../../../ui/text/text.module.css';
import { useTemplateEditor } from '../editor/TemplateEditorContext';
import type { TemplateIssue } from './checkTemplate';
import styles from './TemplateIssueList.module.css';
import { useTemplateIssueText } from './useTemplateIssueText';

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
