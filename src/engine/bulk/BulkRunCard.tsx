import '../../../i18n/en/areas/bulk';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { formatPoints } from '../../lib/format/formatPoints';
import { Button } from '../../ui/buttons/Button';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { useFocusRestore } from '../../ui/focus/useFocusRestore';
import { useEntityLabels } from '../entity/entityLabels';
import { useErrorText } from '../errors/errorText';
import { type BulkPhase, type BulkRun, type BulkRunOptions, createBulkRun } from '../records/bulkRun';
import { useCurrentSite } from '../shop/currentSite';
import styles from '../tray/Tray.module.css';
import { useRunningTask } from '../tray/useRunningTask';
import { BulkConfirm } from './BulkConfirm';
import { BulkSummary } from './BulkSummary';

/** The progress card of a bulk action: collecting records, confirmation, progress, and summary. */
export default function BulkRunCard({ options, onClose }: { options: BulkRunOptions; onClose: () => void }) {
  const [run] = useState(() => createBulkRun(options));
  const { confirmStore } = useCurrentSite();
  const start = useEffectEvent(async () => {
    if (await confirmStore()) await run.start();
    else onClose();
  });
  useEffect(() => void start(), []);
  const phase = useSyncExternalStore(run.subscribe, run.phase);
  useRunningTask(phase.kind === 'running', run.cancel);
  const card = useRef<HTMLElement>(null);
  useFocusRestore(card);
  const isClosed = phase.kind === 'closed';
  useEffect(() => {
    if (isClosed) onClose();
  }, [isClosed, onClose]);
  const labels = useEntityLabels(run.entity);
  const translate = useTranslate();
  if (isClosed) return null;
  if (phase.kind === 'confirming') return <BulkConfirm run={run} phase={phase} />;
  return (
    <section ref={card} tabIndex={-1} className={styles.card} aria-label={translate('bulk.label')}>
      <h2 className={styles.title}>
        {translate('bulk.title', {
          action: labels.action(run.action.name),
          name: labels.noun(2),
        })}
      </h2>
      <BulkProgress run={run} phase={phase} />
    </section>
  );
}

function BulkProgress({ run, phase }: { run: BulkRun; phase: BulkPhase }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { locale } = useCurrentSite();
  switch (phase.kind) {
    case 'collecting':
      return (
        <>
          <p role="status">{translate('bulk.collecting', { found: formatPoints(phase.found, locale) })}</p>
          <Button onClick={run.cancel}>{translate('bulk.cancel')}</Button>
        </>
      );
    case 'collectingFailed':
      return (
        <>
          <p role="alert">{translate('bulk.collectingFailed', { reason: errorText(phase.error) })}</p>
          <Button onClick={() => void run.start()}>{translate('list.action.retry')}</Button>
          <Button onClick={run.close}>{translate('bulk.close')}</Button>
        </>
      );
    case 'running': {
      const { done, failed, total, undoing } = phase;
      const label = translate(undoing ? 'bulk.undoing' : 'bulk.running', {
        done: formatPoints(done, locale),
        total: formatPoints(total, locale),
      });
      return (
        <>
          <ProgressBar value={done + failed} max={total} label={label} />
          {failed > 0 && <p>{translate('bulk.runningFailed', { failed: formatPoints(failed, locale) })}</p>}
          <Button onClick={run.cancel}>{translate('bulk.cancel')}</Button>
        </>
      );
    }
    case 'finished':
      return <BulkSummary run={run} phase={phase} />;
    default:
      return null;
  }
}
