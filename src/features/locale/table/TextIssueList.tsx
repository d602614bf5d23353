import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/icons/Icon';
import type { TextIssue } from '../rows/findTextIssues';
import styles from './TextTable.module.css';
import { useTextIssueText } from './useTextIssueText';

interface TextIssueListProps {
  issues: readonly TextIssue[];
  /** Inserts a placeholder into the text. Without it, missing placeholders are only named. */
  onInsert?: (name: string) => void;
}

/** Lists the issues of a text. Missing placeholders can be inserted. */
export function TextIssueList({ issues, onInsert }: TextIssueListProps) {
  const getIssueText = useTextIssueText();
  return issues.map((issue) => (
    <span key={issue.kind} className={styles.issue}>
      <Icon name="warning" />
      <span>{getIssueText(issue)}</span>
      {onInsert &&
        issue.kind === 'missing' &&
        issue.names.map((name) => (
          <Button key={name} size="small" icon="plus" onClick={() => onInsert(name)}>
            <bdi>{name}</bdi>
          </Button>
        ))}
    </span>
  ));
}
