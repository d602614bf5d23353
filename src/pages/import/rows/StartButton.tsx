import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { useSubmitOnce } from '../../../ui/buttons/useSubmitOnce';
import { Banner } from '../../../ui/feedback/Banner';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import type { FlowProps } from '../flow/useImportFlow';
import { createRunId } from '../run/createRunId';
import { useOpenRun } from '../run/useOpenRun';
import { useRunStore } from '../run/useRunStore';
import styles from '../Step.module.css';
import { startImport } from '../send/startImport';

interface StartButtonProps extends FlowProps {
  /** Called once the rows are stored, so leaving the page loses nothing. */
  onStarted: () => void;
}

/** Stores the ready rows, starts the import, and opens its page. */
export function StartButton({ kind, flow, state, onStarted }: StartButtonProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const navigate = useNavigate();
  const open = useOpenRun();
  const store = useRunStore();
  const [share, setShare] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { summary, isChecking, source, notes } = state;
  const count = summary?.readyRows ?? 0;

  const { isPending, submit } = useSubmitOnce(async () => {
    setFailed(false);
    setShare(0);
    try {
      const newImport = { kind, source: source?.name ?? null, count, rows: flow.readyRows, ...notes };
      const now = () => new Date().toISOString();
      const run = await startImport(newImport, { store, now, newId: createRunId, onProgress: setShare });
      void open(run).resume();
      onStarted();
      await navigate(`/imports/${run.id}`);
    } catch {
      setFailed(true);
    } finally {
      setShare(null);
    }
  }, false);

  if (share !== null) {
    return (
      <div className={styles.message}>
        <p>{translate('import.start.preparing')}</p>
        <ProgressBar bare label={translate('import.start.preparing')} value={share} max={1} />
      </div>
    );
  }
  const messageValues = {
    smart_count: count,
    count: formatPoints(count, locale),
    total: formatPoints(summary?.total, locale),
  };
  return (
    <>
      <p className={styles.message}>{getStatusText()}</p>
      <form onSubmit={submit}>
        <Button type="submit" kind="primary" busy={isPending} disabled={count === 0 || isChecking}>
          {count === 0 ? translate('import.start.none') : translate(`import.start.${kind}`, messageValues)}
        </Button>
      </form>
      {hasFailed && (
        <Banner tone="danger" title={translate('import.start.failed')}>
          {translate('import.start.failedText')}
        </Banner>
      )}
    </>
  );

  function getRemainingText(invalidCount: number): string {
    return translate('import.start.stays', { smart_count: invalidCount, count: formatPoints(invalidCount, locale) });
  }

  function getStatusText(): string {
    if (!summary) return translate('import.columns.checking');
    if (count === 0) return translate('import.check.nothing');
    return summary.faulty > 0 ? getRemainingText(summary.faulty) : '';
  }
}
