import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { points } from '../../../lib/points';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { ProgressBar } from '../../../ui/ProgressBar';
import { useSubmitOnce } from '../../../ui/useSubmitOnce';
import type { FlowProps } from '../flow/useImportFlow';
import { newRunId } from '../run/newRunId';
import { useOpenRun } from '../run/useOpenRun';
import { useRunStore } from '../run/useRunStore';
import styles from '../Step.module.css';
import { startImport } from '../send/startImport';

interface StartButtonProps extends FlowProps {
  /** The rows are kept elsewhere now: the page can be left. */
  onHandOver: () => void;
}

/** Keeps the rows that are ready, begins to send them, and leads to where that is seen. */
export function StartButton({ kind, flow, state, onHandOver }: StartButtonProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const navigate = useNavigate();
  const open = useOpenRun();
  const store = useRunStore();
  const [share, setShare] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { summary, isChecking, source, notes } = state;
  const count = summary?.ready ?? 0;

  const { isPending, submit } = useSubmitOnce(async () => {
    setFailed(false);
    setShare(0);
    try {
      const given = { kind, source: source?.name ?? null, count, rows: flow.ready, ...notes };
      const now = () => new Date().toISOString();
      const run = await startImport(given, { store, now, newId: newRunId, onProgress: setShare });
      void open(run).resume();
      onHandOver();
      await navigate(`/imports/${run.id}`);
    } catch {
      setFailed(true);
    } finally {
      setShare(null);
    }
  }, false);

  if (share !== null) {
    return (
      <div className={styles.says}>
        <p>{translate('import.start.preparing')}</p>
        <ProgressBar bare label={translate('import.start.preparing')} value={share} max={1} />
      </div>
    );
  }
  const words = { smart_count: count, count: points(count, locale), total: points(summary?.total, locale) };
  return (
    <>
      <p className={styles.says}>{says()}</p>
      <form onSubmit={submit}>
        <Button type="submit" kind="primary" busy={isPending} disabled={count === 0 || isChecking}>
          {count === 0 ? translate('import.start.none') : translate(`import.start.${kind}`, words)}
        </Button>
      </form>
      {hasFailed && (
        <Notice tone="danger" title={translate('import.start.failed')}>
          {translate('import.start.failedText')}
        </Notice>
      )}
    </>
  );

  function stays(faulty: number): string {
    return translate('import.start.stays', { smart_count: faulty, count: points(faulty, locale) });
  }

  function says(): string {
    if (!summary) return translate('import.columns.checking');
    if (count === 0) return translate('import.check.nothing');
    return summary.faulty > 0 ? stays(summary.faulty) : '';
  }
}
