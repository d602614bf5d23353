import '../../../i18n/en/areas/export';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { formatPoints } from '../../lib/format/formatPoints';
import { Button } from '../../ui/buttons/Button';
import { Banner } from '../../ui/feedback/Banner';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { useFocusRestore } from '../../ui/focus/useFocusRestore';
import { useErrorText } from '../errors/errorText';
import { useCurrentSite } from '../shop/currentSite';
import styles from '../tray/Tray.module.css';
import { useRunningTask } from '../tray/useRunningTask';
import { downloadFile } from './downloadFile';
import { createExportRun, type ExportPhase, type ExportRunOptions } from './exportRun';

interface ExportCardProps<Row> {
  options: ExportRunOptions<Row>;
  name: string;
  onClose: () => void;
}

/** The progress card of an export. It stays only if something is to be known of the result. Needs the `export` messages. */
export default function ExportCard<Row>({ options, name, onClose }: ExportCardProps<Row>) {
  const [run] = useState(() => createExportRun(options));
  useEffect(() => void run.start(), [run]);
  const phase = useSyncExternalStore(run.subscribe, run.phase);
  const translate = useTranslate();
  const notify = useNotify();
  const card = useRef<HTMLElement>(null);
  const saved = useRef(false);
  useFocusRestore(card);
  useRunningTask(phase.kind === 'running', run.cancel);
  useEffect(() => {
    if (phase.kind !== 'finished' || saved.current) return;
    saved.current = true;
    downloadFile(phase.file, name);
    if (phase.unread !== 0) return;
    notify(translate('export.done', { smart_count: phase.rows }), { type: 'success' });
    onClose();
  }, [phase, name, notify, translate, onClose]);

  return (
    <section
      ref={card}
      tabIndex={-1}
      className={styles.card}
      aria-label={translate('export.title')}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && phase.kind === 'running') run.cancel();
      }}
    >
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
  const { locale } = useCurrentSite();
  switch (phase.kind) {
    case 'running': {
      const { done, total } = phase;
      const doneText = formatPoints(done, locale);
      if (total === null) {
        const label = translate('export.runningUnknown', { done: doneText });
        return (
          <>
            <ProgressBar value={null} max={1} label={label} />
            <p aria-hidden="true">{label}</p>
          </>
        );
      }
      const label = translate('export.running', { done: doneText, total: formatPoints(total, locale) });
      return <ProgressBar value={done} max={total} label={label} />;
    }
    case 'finished':
      return (
        <>
          <p role="status">{translate('export.done', { smart_count: phase.rows })}</p>
          {phase.unread !== 0 && (
            <Banner tone="waiting">
              {phase.unread === null
                ? translate('export.unknown')
                : translate('export.unread', { smart_count: phase.unread })}
            </Banner>
          )}
        </>
      );
    case 'failed':
      return <p role="alert">{translate('export.failed', { reason: errorText(phase.error) })}</p>;
    case 'canceled':
      return <p role="status">{translate('export.canceled')}</p>;
  }
}
