import { useTranslate } from 'ra-core';
import { ProgressBar } from '../../ui/ProgressBar';
import styles from './QueueProgress.module.css';
import { progressOf, type QueueState, underWay } from './queueState';

/** How many are left, what is being saved, and what came back. */
export function QueueProgress({ state }: { state: QueueState }) {
  const translate = useTranslate();
  const { left, total } = progressOf(state);
  const saving = underWay(state);
  const back = [...state.entries.values()].filter(({ returned }) => returned !== null).length;
  if (total === 0) return null;
  const words = translate('queue.progress', { left, total });
  return (
    <span className={styles.progress}>
      <span className={styles.words}>{words}</span>
      <ProgressBar bare value={total - left} max={total} label={words} />
      {back > 0 && <span className={styles.back}>{translate('queue.cameBack', { smart_count: back })}</span>}
      {saving > 0 && <span>{translate('queue.saving', { smart_count: saving })}</span>}
    </span>
  );
}
