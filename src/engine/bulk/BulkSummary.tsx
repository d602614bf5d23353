import { useTranslate } from 'ra-core';
import { Button } from '../../ui/Button';
import { useErrorText } from '../errorText';
import styles from '../tray/Tray.module.css';
import { useEntityWords } from '../words';
import type { BulkPhase, BulkRun } from './bulkRun';

/** As many failures as are named one by one. */
const namedFailures = 5;

interface BulkSummaryProps {
  run: BulkRun;
  phase: Extract<BulkPhase, { kind: 'finished' }>;
}

/** Exactly what was done and what was not, and why; the failed ones can be tried again, the done ones undone. */
export function BulkSummary({ run, phase }: BulkSummaryProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const words = useEntityWords(run.entity);
  const { done, failed, notSent, stoppedBy, skipped, undone } = phase;
  const whyNotSent = stoppedBy ? 'bulk.stopped' : 'bulk.notSent';
  const again = failed.length + notSent.length;
  const canUndo = !undone && done.length > 0 && run.canUndo;
  const lines = [
    undone
      ? translate('bulk.undone', { smart_count: done.length })
      : translate('bulk.done', { done: words.actionDone(run.action.name, done.length), smart_count: done.length }),
    failed.length > 0 && translate('bulk.failed', { smart_count: failed.length }),
    notSent.length > 0 && translate(whyNotSent, { smart_count: notSent.length }),
    skipped > 0 && translate('bulk.skipped', { smart_count: skipped }),
  ].filter((line) => line !== false);

  return (
    <>
      {/* The list keeps its own role: as a live region it would be none. */}
      <div role={failed.length > 0 ? 'alert' : 'status'}>
        <ul className={styles.lines} aria-label={translate('bulk.summary')}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {failed.slice(0, namedFailures).map(({ record, error }) => (
            <li key={record.id} className={styles.failure}>
              {translate('bulk.failure', { title: words.title(record), reason: errorText(error) })}
            </li>
          ))}
          {failed.length > namedFailures && (
            <li className={styles.failure}>{translate('bulk.more', { smart_count: failed.length - namedFailures })}</li>
          )}
        </ul>
      </div>
      <span className={styles.buttons}>
        {again > 0 && (
          <Button kind="primary" onClick={() => void run.retryFailed()}>
            {translate('bulk.retry', { smart_count: again })}
          </Button>
        )}
        {canUndo && (
          <Button onClick={() => void run.undo()}>{translate('bulk.undo', { smart_count: done.length })}</Button>
        )}
        <Button onClick={run.close}>{translate('bulk.close')}</Button>
      </span>
    </>
  );
}
