import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { Icon } from '../../ui/Icon';
import styles from './StepBar.module.css';

/** The steps of an import, in their order. */
export const importSteps = ['file', 'columns', 'rows'] as const;
export type ImportStep = (typeof importSteps)[number];

interface StepBarProps {
  current: ImportStep;
  /** Steps that can be gone to. */
  reached: readonly ImportStep[];
}

/** Where the merchant is, and the way to every step that is reached. */
export function StepBar({ current, reached }: StepBarProps) {
  const translate = useTranslate();
  return (
    <nav aria-label={translate('import.steps.label')}>
      <ol className={styles.steps}>
        {importSteps.map((step, place) => {
          const isDone = place < importSteps.indexOf(current);
          const words = (
            <>
              <span className={styles.number} aria-hidden="true">
                {isDone ? <Icon name="check" /> : place + 1}
              </span>
              {translate(`import.steps.${step}`)}
            </>
          );
          return (
            <li key={step} className={styles.step} data-done={isDone || undefined}>
              {reached.includes(step) && step !== current ? (
                <Link to={step === 'file' ? '.' : `?step=${step}`} className={styles.words}>
                  {words}
                </Link>
              ) : (
                <span className={styles.words} aria-current={step === current ? 'step' : undefined}>
                  {words}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
