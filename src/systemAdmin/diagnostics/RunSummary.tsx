import { useTranslate } from 'ra-core';
import type { DiagnosticsReport } from '../../../dataProvider/diagnostics/report';
import styles from '../SystemAdmin.module.css';
import { OutcomeBadge, outcomes } from './OutcomeBadge';

/** Number of checks by outcome. */
export function RunSummary({ report, isRunning }: { report: DiagnosticsReport; isRunning: boolean }) {
  const translate = useTranslate();
  const { results, isComplete } = report;
  return (
    <span className={styles.summary}>
      {outcomes.map((outcome) => {
        const count = results.filter((result) => result.outcome === outcome).length;
        return (
          count > 0 && (
            <span key={outcome}>
              <OutcomeBadge outcome={outcome} /> {count}
            </span>
          )
        );
      })}
      {!isComplete && !isRunning && <span>{translate('systemAdmin.run.stopped')}</span>}
    </span>
  );
}
