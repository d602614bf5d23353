import { useTranslate } from 'ra-core';
import { classes } from '../classes';
import { Icon } from '../Icon';
import styles from './CodeField.module.css';
import type { Problem } from './codeTypes';

/** A problem and the line that it begins in, from 1. */
export interface FoundProblem extends Problem {
  line: number;
}

/** Problems that are told one by one. */
const most = 5;

interface ProblemListProps {
  problems: readonly FoundProblem[];
  onGo: (problem: FoundProblem) => void;
}

/** What may be wrong in a text, each with a way to its place; nothing where nothing is. */
export function ProblemList({ problems, onGo }: ProblemListProps) {
  const translate = useTranslate();
  if (problems.length === 0) return null;
  const rest = problems.length - most;
  return (
    <ul aria-label={translate('code.problems')} className={styles.problems}>
      {problems.slice(0, most).map((problem) => (
        <li key={`${problem.from} ${problem.message}`}>
          <button
            type="button"
            className={classes(styles.problem, problem.severity === 'error' ? styles.severe : styles.warning)}
            onClick={() => onGo(problem)}
          >
            <Icon name={problem.severity === 'info' ? 'info' : 'warning'} className={styles.icon} />
            <span>{translate('code.problem', { line: problem.line, message: problem.message })}</span>
          </button>
        </li>
      ))}
      {rest > 0 && <li>{translate('code.more', { smart_count: rest })}</li>}
    </ul>
  );
}
