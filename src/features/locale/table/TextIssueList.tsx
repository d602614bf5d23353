import { useLocale, useTranslate } from 'ra-core';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/icons/Icon';
import { useListText } from '../../../ui/text/useListText';
import type { TextIssue } from '../rows/findTextIssues';
import styles from './TextLine.module.css';

interface TextIssueListProps {
  issues: readonly TextIssue[];
  /** Inserts a placeholder into the text. */
  onInsert: (name: string) => void;
}

/** Lists the issues of a text. Missing placeholders can be inserted. */
export function TextIssueList({ issues, onInsert }: TextIssueListProps) {
  const translate = useTranslate();
  const list = useListText();
  const locale = useLocale();
  const getIssueText = (issue: TextIssue): string => {
    switch (issue.kind) {
      case 'missing':
      case 'unknown':
        return translate(`locale.problem.${issue.kind}`, {
          names: list(issue.names.map((name) => `{{${name}}}`)),
        });
      case 'tooLong':
        return translate('locale.problem.tooLong', {
          length: formatPoints(issue.length, locale),
          max: formatPoints(issue.max, locale),
        });
      default:
        return translate(`locale.problem.${issue.kind}`);
    }
  };
  return issues.map((issue) => (
    <span key={issue.kind} className={styles.issue}>
      <Icon name="warning" />
      <span>{getIssueText(issue)}</span>
      {issue.kind === 'missing' &&
        issue.names.map((name) => (
          <Button key={name} size="small" icon="plus" onClick={() => onInsert(name)}>
            <bdi>{name}</bdi>
          </Button>
        ))}
    </span>
  ));
}
