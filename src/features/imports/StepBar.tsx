import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { Icon } from '../../ui/icons/Icon';
import styles from './StepBar.module.css';

/** Steps of the import wizard, in order. */
export const importSteps = ['file', 'columns', 'rows'] as const;
export type ImportStep = (typeof importSteps)[number];

interface StepBarProps {
  current: ImportStep;
  /** Steps that are rendered as links. */
  reachable: readonly ImportStep[];
}

/** Step indicator with links to the reachable steps. */
export function StepBar({ current, reachable }: StepBarProps) {
  const translate = useTranslate();
  return (
    <nav aria-label={translate('import.steps.label')}>
      <ol className={styles.steps}>
        {importSteps.map((step, index) => {
          const isDone = index < importSteps.indexOf(current);
          const content = (
            <>
              <span className={styles.number} aria-hidden="true">
                {isDone ? <Icon name="check" /> : index + 1}
              </span>
              {translate(`import.steps.${step}`)}
            </>
          );
          return (
            <li key={step} className={styles.step} data-done={isDone || undefined}>
              {reachable.includes(step) && step !== current ? (
                <Link to={step === 'file' ? '.' : `?step=${step}`} className={styles.label}>
                  {content}
                </Link>
              ) : (
                <span className={styles.label} aria-current={step === current ? 'step' : undefined}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
