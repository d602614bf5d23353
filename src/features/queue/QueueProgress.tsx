import { useTranslate } from 'ra-core';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import styles from './QueueProgress.module.css';
import { countJobsInFlight, getProgress, type QueueState } from './queueState';

/** Progress of the queue: records left, writes in flight, and rejected records. */
export function QueueProgress({ state }: { state: QueueState }) {
  const translate = useTranslate();
  const { left, total } = getProgress(state);
  const savingCount = countJobsInFlight(state);
  const returnedCount = [...state.entries.values()].filter(({ returnedTurn }) => returnedTurn !== null).length;
  if (total === 0) return null;
  const text = translate('queue.progress', { left, total });
  return (
    <span className={styles.progress}>
      <span className={styles.words}>{text}</span>
      <ProgressBar bare value={total - left} max={total} label={text} />
      {returnedCount > 0 && (
        <span className={styles.back}>{translate('queue.cameBack', { smart_count: returnedCount })}</span>
      )}
      {savingCount > 0 && <span>{translate('queue.saving', { smart_count: savingCount })}</span>}
    </span>
  );
}
