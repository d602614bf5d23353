import { useTranslate } from 'ra-core';
import { Button } from '../../ui/buttons/Button';
import { useEntityLabels } from '../entity/entityLabels';
import { useErrorText } from '../errors/errorText';
import type { BulkPhase, BulkRun } from '../records/bulkRun';
import styles from '../tray/Tray.module.css';

/** Maximum number of listed failures. */
const MAX_LISTED_FAILURES = 5;

interface BulkSummaryProps {
  run: BulkRun;
  phase: Extract<BulkPhase, { kind: 'finished' }>;
}

/** The result of a bulk action. Failed writes can be retried, successful ones undone. */
export function BulkSummary({ run, phase }: BulkSummaryProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const labels = useEntityLabels(run.entity);
  const { done, failed, failedBefore, notSent, stoppedBy, skipped, undone } = phase;
  const notSentKey = stoppedBy ? 'bulk.stopped' : 'bulk.notSent';
  const retryCount = failed.length + notSent.length;
  const opposite = run.opposite();
  const listed = [...failed, ...failedBefore];
  const lines = [
    undone
      ? translate('bulk.undone', { smart_count: done.length })
      : translate('bulk.done', { done: labels.actionDone(run.action.name, done.length), smart_count: done.length }),
    failed.length > 0 && translate('bulk.failed', { smart_count: failed.length }),
    notSent.length > 0 && translate(notSentKey, { smart_count: notSent.length }),
    skipped > 0 && translate('bulk.skipped', { smart_count: skipped }),
    failedBefore.length > 0 && translate('bulk.failedBefore', { smart_count: failedBefore.length }),
  ].filter((line) => line !== false);

  return (
    <>
      {/* A live region role on the list itself would replace its list role. */}
      <div role={listed.length > 0 ? 'alert' : 'status'}>
        <ul className={styles.lines} aria-label={translate('bulk.summary')}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {listed.slice(0, MAX_LISTED_FAILURES).map(({ record, error }) => (
            <li key={record.id} className={styles.failure}>
              {translate('bulk.failure', { title: labels.title(record), reason: errorText(error) })}
            </li>
          ))}
          {listed.length > MAX_LISTED_FAILURES && (
            <li className={styles.failure}>
              {translate('ui.more', { smart_count: listed.length - MAX_LISTED_FAILURES })}
            </li>
          )}
        </ul>
      </div>
      <span className={styles.buttons}>
        {retryCount > 0 && (
          <Button kind="primary" onClick={() => void run.retryFailed()}>
            {translate('bulk.retry', { smart_count: retryCount })}
          </Button>
        )}
        {run.canUndo() && (
          <Button onClick={() => void run.undo()}>{translate('bulk.undo', { smart_count: done.length })}</Button>
        )}
        {opposite && (
          <Button onClick={() => void run.runOpposite()}>
            {translate('list.action.withCount', { action: labels.action(opposite.name), count: done.length })}
          </Button>
        )}
        <Button onClick={run.close}>{translate('bulk.close')}</Button>
      </span>
    </>
  );
}
