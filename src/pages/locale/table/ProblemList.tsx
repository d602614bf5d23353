import { useLocale, useTranslate } from 'ra-core';
import { points } from '../../../lib/points';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { useListText } from '../../../ui/useListText';
import type { TextProblem } from '../rows/textProblems';
import styles from './TextLine.module.css';

interface ProblemListProps {
  problems: readonly TextProblem[];
  /** Puts a value into the text. */
  onInsert: (name: string) => void;
}

/** What shoppers would stumble over, in words; a value that is missing can be put in. */
export function ProblemList({ problems, onInsert }: ProblemListProps) {
  const translate = useTranslate();
  const list = useListText();
  const locale = useLocale();
  const textOf = (problem: TextProblem): string => {
    switch (problem.kind) {
      case 'missing':
      case 'unknown':
        return translate(`locale.problem.${problem.kind}`, {
          names: list(problem.names.map((name) => `{{${name}}}`)),
        });
      case 'tooLong':
        return translate('locale.problem.tooLong', {
          length: points(problem.length, locale),
          max: points(problem.max, locale),
        });
      default:
        return translate(`locale.problem.${problem.kind}`);
    }
  };
  return problems.map((problem) => (
    <span key={problem.kind} className={styles.problem}>
      <Icon name="warning" />
      <span>{textOf(problem)}</span>
      {problem.kind === 'missing' &&
        problem.names.map((name) => (
          <Button key={name} size="small" icon="plus" onClick={() => onInsert(name)}>
            <bdi>{name}</bdi>
          </Button>
        ))}
    </span>
  ));
}
