import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { points } from '../../lib/points';
import { Button } from '../../ui/Button';
import { ProgressBar } from '../../ui/ProgressBar';
import { useKeepFocus } from '../../ui/useKeepFocus';
import { useErrorText } from '../errorText';
import { useShop } from '../shop';
import styles from '../tray/Tray.module.css';
import { useLeaveGuard } from '../tray/useLeaveGuard';
import { downloadFile } from './downloadFile';
import { createExportRun, type ExportPhase, type ExportRunOptions } from './exportRun';

interface ExportCardProps {
  options: ExportRunOptions;
  name: string;
  onClose: () => void;
}

/** An export under way, and what came of it. */
export default function ExportCard({ options, name, onClose }: ExportCardProps) {
  const [run] = useState(() => createExportRun(options));
  useEffect(() => void run.start(), [run]);
  const phase = useSyncExternalStore(run.subscribe, run.phase);
  const translate = useTranslate();
  const card = useRef<HTMLElement>(null);
  const saved = useRef(false);
  useKeepFocus(card);
  useLeaveGuard(phase.kind === 'running');
  useEffect(() => {
    if (phase.kind !== 'finished' || saved.current) return;
    saved.current = true;
    downloadFile(phase.file, name);
  }, [phase, name]);

  return (
    <section ref={card} tabIndex={-1} className={styles.card} aria-label={translate('export.title')}>
      <h2 className={styles.title}>{translate('export.title')}</h2>
      <ExportState phase={phase} />
      <Button onClick={phase.kind === 'running' ? run.cancel : onClose}>
        {translate(phase.kind === 'running' ? 'export.cancel' : 'ui.close')}
      </Button>
    </section>
  );
}

function ExportState({ phase }: { phase: ExportPhase }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { locale } = useShop();
  switch (phase.kind) {
    case 'running': {
      const { done, total } = phase;
      const label = translate('export.running', { done: points(done, locale), total: points(total, locale) });
      return <ProgressBar value={done} max={total} label={label} />;
    }
    case 'finished':
      return <p role="status">{translate('export.done', { smart_count: phase.rows })}</p>;
    case 'failed':
      return <p role="alert">{translate('export.failed', { reason: errorText(phase.error) })}</p>;
    case 'cancelled':
      return <p role="status">{translate('export.cancelled')}</p>;
  }
}
