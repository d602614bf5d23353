import { useTranslate } from 'ra-core';
import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import styles from './CodeField.module.css';
import type { CodeDiagnostic } from './codeTypes';

/** A diagnostic with its 1-based line number. */
export interface LocatedDiagnostic extends CodeDiagnostic {
  line: number;
}

/** More diagnostics are only counted. */
const MAX_LISTED_DIAGNOSTICS = 5;

interface DiagnosticListProps {
  diagnostics: readonly LocatedDiagnostic[];
  onGo: (diagnostic: LocatedDiagnostic) => void;
}

/** List of diagnostics that jump to their position. Renders nothing if there are none. */
export function DiagnosticList({ diagnostics, onGo }: DiagnosticListProps) {
  const translate = useTranslate();
  if (diagnostics.length === 0) return null;
  const rest = diagnostics.length - MAX_LISTED_DIAGNOSTICS;
  return (
    <ul aria-label={translate('code.problems')} className={styles.problems}>
      {diagnostics.slice(0, MAX_LISTED_DIAGNOSTICS).map((diagnostic) => (
        <li key={`${diagnostic.from} ${diagnostic.message}`}>
          <button
            type="button"
            className={classes(styles.problem, diagnostic.severity === 'error' ? styles.severe : styles.warning)}
            onClick={() => onGo(diagnostic)}
          >
            <Icon name={diagnostic.severity === 'info' ? 'info' : 'warning'} className={styles.icon} />
            <span>{translate('code.problem', { line: diagnostic.line, message: diagnostic.message })}</span>
          </button>
        </li>
      ))}
      {rest > 0 && <li>{translate('code.more', { smart_count: rest })}</li>}
    </ul>
  );
}
