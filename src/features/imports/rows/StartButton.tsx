import { pick } from 'es-toolkit/object';
import { useLocale, useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import type { ImportKindName } from '../../../../resources/imports';
import { acquireLock } from '../../../engine/drafts/locks';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useLoadPrograms } from '../../../engine/shop/programs';
import { useClickLimits } from '../../../engine/shop/useClickLimits';
import { formatMoney } from '../../../lib/format/formatMoney';
import { formatPoints } from '../../../lib/format/formatPoints';
import { getMoneyPerPoint } from '../../../lib/format/pointsValue';
import { Button } from '../../../ui/buttons/Button';
import { useSubmitOnce } from '../../../ui/buttons/useSubmitOnce';
import { Banner } from '../../../ui/feedback/Banner';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import { useNumberConfirmation } from '../../../ui/inputs/useNumberConfirmation';
import { Modal } from '../../../ui/overlays/Modal';
import type { FlowProps } from '../flow/useImportFlow';
import { markStarted } from '../queue/fileQueue';
import { useOpenRun } from '../run/useOpenRun';
import styles from '../Step.module.css';
import { useRunStore } from '../send/browserRunStore';
import { startImport } from '../send/startImport';
import { leftOutCounts } from '../send/storedRun';
import type { CustomerComparison } from '../table/compareWithStore';
import type { ImportSummary } from '../table/importTable';
import { directions, type PointsMoved } from '../table/pointsMoved';
import { useRowErrorMessages } from './useRowErrorMessages';

interface StartButtonProps extends FlowProps {
  /** The rows are being compared with those that were sent before. */
  isComparing: boolean;
  /** The user has to choose what the rows mean. */
  isUndecided: boolean;
  /** New and existing customers; null if they aren't known. */
  comparison: CustomerComparison | null;
  /** Whether the rows have to be checked again, because another import was started. */
  hasToStop: () => Promise<boolean>;
  /** Called once the rows are stored, so leaving the page loses nothing. */
  onStarted: () => Promise<void>;
}

/** Stores the ready rows, starts the import, and opens its page. */
export function StartButton({ kind, flow, state, isComparing, isUndecided, comparison, ...events }: StartButtonProps) {
  const { hasToStop, onStarted } = events;
  const translate = useTranslate();
  const locale = useLocale();
  const navigate = useNavigate();
  const open = useOpenRun();
  const store = useRunStore();
  const errorMessages = useRowErrorMessages(kind);
  const [share, setShare] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { confirmStore, preferencesKey } = useCurrentSite();
  const limits = useClickLimits();
  const [isConfirming, setConfirming] = useState(false);
  const { summary, isChecking, source, notes } = state;
  const count = summary?.readyRows ?? 0;
  const moved = summary?.moved ?? null;
  const isLarge = count > limits.records || countMoved(moved) > limits.points;

  const start = async () => {
    setFailed(false);
    if (!(await confirmStore())) return;
    setShare(0);
    let release = () => {};
    try {
      // Until the rows are stored, no other tab compares its own with those of earlier imports.
      release = await acquireLock(`console.startImport.${preferencesKey}`);
      if (await hasToStop()) return;
      const invalidRows = summary?.faulty ?? 0;
      const newImport = {
        kind,
        source: source?.name ?? null,
        count,
        rows: flow.readyRows,
        ...notes,
        ...(summary && {
          leftOut: { ...pick(summary, [...leftOutCounts]), merged: summary.merged - summary.addedTogether },
        }),
        ...(summary && summary.addedTogether > 0 && { parts: await flow.getParts() }),
        ...(kind === 'points' && comparison && { created: comparison.added }),
        ...(kind === 'customers' && comparison && { balances: comparison.balances }),
        ...(invalidRows > 0 && {
          invalid: { rows: invalidRows, file: await flow.exportInvalidRows(errorMessages.all) },
        }),
      };
      const now = () => new Date(getServerTime()).toISOString();
      const run = await startImport(newImport, { store, now, newId: createRunId, onProgress: setShare });
      release();
      markStarted(source?.data, run.id, summary?.rows ?? 0);
      await onStarted();
      void open(run).resume();
      await navigate(`/imports/${run.id}`);
    } catch {
      setFailed(true);
    } finally {
      release();
      setShare(null);
    }
  };
  const { isPending, submit } = useSubmitOnce(start, false);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    setConfirming(true);
  };

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
    total: formatPoints(countMoved(moved), locale),
    added: formatPoints(moved?.added.points, locale),
    deducted: formatPoints(moved?.deducted.points, locale),
  };
  const action = kind === 'points' ? getPointsAction(moved) : kind;
  // The choice decides about the numbers.
  const startLabel = translate(isUndecided ? `import.title.${kind}` : `import.start.${action}`, messageValues);
  return (
    <>
      <p className={styles.message}>{getStatusText()}</p>
      <form onSubmit={isLarge ? confirm : submit}>
        <Button
          type="submit"
          kind="primary"
          busy={isPending}
          disabled={count === 0 || isChecking || isComparing || isUndecided}
        >
          {count === 0 && !isUndecided ? translate('import.start.none') : startLabel}
        </Button>
      </form>
      {isConfirming && summary && (
        <ConfirmStart
          kind={kind}
          summary={summary}
          comparison={comparison}
          label={startLabel}
          onCancel={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            return start();
          }}
        />
      )}
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
    if (isUndecided) return translate('import.amounts.undecided');
    if (count === 0) return translate('import.check.nothing');
    return summary.faulty > 0 ? getRemainingText(summary.faulty) : '';
  }
}

/** Points of both directions, which are never set off against each other. */
const countMoved = (moved: PointsMoved | null): number => (moved ? moved.added.points + moved.deducted.points : 0);

function getPointsAction(moved: PointsMoved | null): 'points' | 'deduct' | 'mixed' {
  if (!moved || moved.deducted.rows === 0) return 'points';
  return moved.added.rows > 0 ? 'mixed' : 'deduct';
}

/** Returns a unique run ID. It is part of every Idempotency-Key of the run. */
const createRunId = (): string => crypto.randomUUID();

interface ConfirmStartProps {
  kind: ImportKindName;
  summary: ImportSummary;
  comparison: CustomerComparison | null;
  /** What will be done, with its numbers. */
  label: string;
  onCancel: () => void;
  onConfirm: () => unknown;
}

/** Confirms a large import by typing its points, or its number of rows if it has none. Names what the points are worth, and unusual rows. */
function ConfirmStart({ kind, summary, comparison, label, onCancel, onConfirm }: ConfirmStartProps) {
  const translate = useTranslate();
  const { siteName, currency, locale } = useCurrentSite();
  const { programs } = useLoadPrograms(kind === 'points');
  const { readyRows, outlier, moved } = summary;
  const confirmation = useNumberConfirmation(countMoved(moved) || readyRows);
  const shownMoves = directions.flatMap((direction) => {
    const { points, rows } = moved?.[direction] ?? { points: 0, rows: 0 };
    return rows > 0 ? [{ direction, amount: points, rows, points: formatPoints(points, locale) }] : [];
  });
  const rate = getMoneyPerPoint(programs[0]?.rewards);
  return (
    <Modal
      title={translate('import.confirm.title')}
      onCancel={onCancel}
      onSubmit={onConfirm}
      submitLabel={label}
      submitDisabled={!confirmation.isConfirmed}
    >
      {kind !== 'points' && <p>{translate(`import.confirm.${kind}`, { site: siteName })}</p>}
      {kind === 'customers' && comparison && (
        <p>
          {(['added', 'known'] as const)
            .map((which) => {
              const values = { smart_count: comparison[which], count: formatPoints(comparison[which], locale) };
              return translate(`import.shop.${which}`, values);
            })
            .join(' · ')}
        </p>
      )}
      {shownMoves.map(({ direction, points, rows }) => (
        <p key={direction}>
          {translate(`import.confirm.${direction}Points`, {
            site: siteName,
            smart_count: rows,
            count: formatPoints(rows, locale),
            points,
          })}
        </p>
      ))}
      {rate !== null &&
        shownMoves.map(({ direction, points, amount }) => (
          <p key={direction}>
            {translate('import.confirm.worth', { points, money: formatMoney(amount * rate, currency, locale) })}
          </p>
        ))}
      {kind === 'points' && <p>{translate('import.confirm.points')}</p>}
      {outlier > 0 && <p>{translate('import.confirm.outlier', { count: formatPoints(outlier, locale) })}</p>}
      {confirmation.field}
    </Modal>
  );
}
