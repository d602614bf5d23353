import '../../../i18n/en/areas/bulk';
import '../../../i18n/en/areas/history';
import { useDataProvider, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { AppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import { formatPoints } from '../../lib/format/formatPoints';
import { Button } from '../../ui/buttons/Button';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { useFocusRestore } from '../../ui/focus/useFocusRestore';
import { useNumberConfirmation } from '../../ui/inputs/useNumberConfirmation';
import flowStyles from '../../ui/layout/flow.module.css';
import { Modal } from '../../ui/overlays/Modal';
import { actionNote } from '../actions/actionNote';
import { HidingReason } from '../actions/HidingReason';
import { RemovalConsequences } from '../actions/RemovalConsequences';
import { useEntityLabels } from '../entity/entityLabels';
import { useErrorReason } from '../errors/errorReason';
import { useErrorText } from '../errors/errorText';
import type { GivenReason } from '../history/hiddenLog';
import { holdRun, unfinishedRuns } from '../history/unfinishedRuns';
import { findEmptyText } from '../records/actions';
import { type BulkPhase, type BulkRun, type BulkRunOptions, createBulkRun } from '../records/bulkRun';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useWriteHistory } from '../records/EngineContext';
import { readNegativeShares } from '../records/hiddenShare';
import { getRefusalKey, sumPoints } from '../records/undoEntry';
import { useCurrentSite } from '../shop/currentSite';
import { useClickLimits } from '../shop/useClickLimits';
import styles from '../tray/Tray.module.css';
import { useRunningTask } from '../tray/useRunningTask';

/** The progress card of a bulk action: collecting records, confirmation, progress, and summary. */
export default function BulkRunCard({ options, onClose }: { options: BulkRunOptions; onClose: () => void }) {
  const [run] = useState(() => createBulkRun(options));
  const { confirmStore, locale } = useCurrentSite();
  const start = useEffectEvent(async () => {
    if (await confirmStore()) await run.start();
    else onClose();
  });
  useEffect(() => void start(), []);
  const phase = useSyncExternalStore(run.subscribe, run.phase);
  useRunningTask(phase.kind === 'running', run.cancel);
  useStoreProgress(run, phase);
  const card = useRef<HTMLElement>(null);
  useFocusRestore(card);
  const isClosed = phase.kind === 'closed';
  useEffect(() => {
    if (isClosed) onClose();
  }, [isClosed, onClose]);
  const labels = useEntityLabels(run.entity);
  const translate = useTranslate();
  if (isClosed) return null;
  if (phase.kind === 'confirming' && options.undoes) {
    return <UndoPointsConfirm run={run} count={phase.applicable.length} points={sumPoints(options.undoes)} />;
  }
  if (phase.kind === 'confirming') return <BulkConfirm run={run} phase={phase} />;
  const count = countRecords(phase);
  return (
    <section ref={card} tabIndex={-1} className={styles.card} aria-label={translate('bulk.label')}>
      <h2 className={styles.title}>
        {translate(isUndoing(phase) || options.undoes ? 'bulk.undoTitle' : 'bulk.title', {
          action: labels.action(run.action.name),
          name:
            count === null
              ? labels.noun(2)
              : translate('list.count', { total: formatPoints(count, locale), name: labels.noun(count) }),
        })}
      </h2>
      <BulkProgress run={run} phase={phase} />
    </section>
  );
}

/** Remembers a run while it writes: if its page is left, the next one says how far it came. */
function useStoreProgress({ entity, action }: BulkRun, phase: BulkPhase): void {
  const scope = useWriteHistory().scope();
  const [id] = useState(() => crypto.randomUUID());
  const isRunning = phase.kind === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const release = holdRun(id);
    return () => {
      release();
      unfinishedRuns.remove(scope, id);
    };
  }, [isRunning, id, scope]);
  useEffect(() => {
    if (phase.kind !== 'running') return;
    const { undoing: isUndo, done, total } = phase;
    unfinishedRuns.put(scope, { id, resource: entity.name, action: action.name, isUndo, done, total });
  }, [phase, id, scope, entity, action]);
}

/** The number of records that a run writes; null while they are collected. */
function countRecords(phase: BulkPhase): number | null {
  if (phase.kind === 'running') return phase.total;
  return phase.kind === 'finished' ? phase.done.length + phase.failed.length + phase.notSent.length : null;
}

const isUndoing = (phase: BulkPhase) =>
  (phase.kind === 'running' && phase.undoing) || (phase.kind === 'finished' && phase.undone);

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
          <Button onClick={() => void run.start()}>{translate('ui.retry')}</Button>
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

interface BulkConfirmProps {
  run: BulkRun;
  phase: Extract<BulkPhase, { kind: 'confirming' }>;
}

/** Confirms a bulk action: how many records it affects and skips, and if it can be undone. */
function BulkConfirm({ run, phase: { applicable, skipped, leftHidden } }: BulkConfirmProps) {
  const translate = useTranslate();
  const { siteName, locale } = useCurrentSite();
  const limits = useClickLimits();
  const labels = useEntityLabels(run.entity);
  const { remove: isRemoval = false, opposite } = run.action.action;
  const reversible = opposite === undefined ? 'bulk.confirmSet' : 'bulk.confirmDecision';
  const action = labels.action(run.action.name);
  const count = formatPoints(applicable.length, locale);
  const name = labels.noun(applicable.length);
  const records = translate(`bulk.counted.${run.entity.name}`, { smart_count: applicable.length, count, _: '' });
  // There are no sentences for kinds and actions of an extension.
  const fallback = translate('bulk.confirmTitle', { action, count, name });
  const title = records ? translate(`bulk.titles.${run.action.name}`, { records, _: fallback }) : fallback;
  const empty = applicable.flatMap((record) => findEmptyText(run.entity, run.action.name, record) ?? []);
  const isLarge = isRemoval && applicable.length > limits.records;
  const confirmation = useNumberConfirmation(isLarge ? applicable.length : null);
  if (applicable.length === 0) {
    return (
      <Modal title={action} onCancel={run.cancel} cancelLabel={translate('bulk.close')}>
        <p>{translate('bulk.confirmNone', { name: labels.noun(2), action })}</p>
      </Modal>
    );
  }
  return (
    <Modal
      danger={isRemoval}
      title={title}
      onCancel={run.cancel}
      onSubmit={() => void run.confirm()}
      submitLabel={translate('bulk.withCount', { action, count })}
      submitDisabled={!confirmation.isConfirmed}
    >
      <p>
        {translate(isRemoval ? 'bulk.confirmRemove' : reversible, { smart_count: applicable.length, site: siteName })}
      </p>
      <RemovalConsequences entity={run.entity} named={run.action} records={applicable} />
      {empty[0] && (
        <p>{translate('bulk.confirmEmpty', { smart_count: empty.length, field: labels.field(empty[0]) })}</p>
      )}
      {leftHidden > 0 && <p>{translate('bulk.confirmHidden', { smart_count: leftHidden })}</p>}
      {skipped > 0 && <p>{translate('bulk.confirmSkipped', { smart_count: skipped })}</p>}
      {confirmation.field}
    </Modal>
  );
}

interface UndoPointsConfirmProps {
  run: BulkRun;
  /** Number of customers. */
  count: number;
  /** The points to undo, in all. */
  points: number;
}

/** Confirms the undo of more points than a click may add, as their addition was confirmed. */
function UndoPointsConfirm({ run, count, points }: UndoPointsConfirmProps) {
  const translate = useTranslate();
  const { siteName, locale } = useCurrentSite();
  const total = Math.abs(points);
  const confirmation = useNumberConfirmation(total);
  return (
    <Modal
      title={translate(points < 0 ? 'bulk.undoPoints.add' : 'bulk.undoPoints.deduct', {
        points: translate('ui.points', { smart_count: total, points: formatPoints(total, locale) }),
        smart_count: count,
      })}
      onCancel={run.cancel}
      onSubmit={() => void run.confirm()}
      submitLabel={translate('bulk.undo', { smart_count: count })}
      submitDisabled={!confirmation.isConfirmed}
    >
      <p>{translate('bulk.confirmSet', { smart_count: count, site: siteName })}</p>
      {confirmation.field}
    </Modal>
  );
}

/** Maximum number of listed failures. */
const MAX_LISTED_FAILURES = 5;

interface BulkSummaryProps {
  run: BulkRun;
  phase: Extract<BulkPhase, { kind: 'finished' }>;
}

/** The result of a bulk action. Failed writes can be retried, successful ones undone. */
function BulkSummary({ run, phase }: BulkSummaryProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const [isShowingAll, setShowingAll] = useState(false);
  const getFailureText = useFailureText(run, phase.undone);
  const labels = useEntityLabels(run.entity);
  const { done, failed, failedBefore, notSent, stoppedBy, skipped, undone } = phase;
  const notSentKey = stoppedBy ? 'bulk.stopped' : 'bulk.notSent';
  const retryCount = failed.length + notSent.length;
  const undoableCount = useSyncExternalStore(run.subscribe, run.undoableCount);
  const { points, customers, earlier } = run.addedPoints();
  const opposite = run.opposite();
  const { action } = run.action;
  const listed = [...failed, ...failedBefore];
  const liveRole = listed.length > 0 ? 'alert' : 'status';
  const getDone = (): string | false => {
    const values = { smart_count: done.length };
    if (undone) return (done.length > 0 || skipped === 0) && translate('bulk.undone', values);
    if (earlier > 0 && customers === 0) return false;
    if (points === 0)
      return translate('bulk.done', { ...values, done: labels.actionDone(run.action.name, done.length) });
    return translate(points < 0 ? 'bulk.pointsDeducted' : 'bulk.pointsAdded', {
      points: translate('ui.points', {
        smart_count: Math.abs(points),
        points: formatPoints(Math.abs(points), locale),
      }),
      smart_count: customers,
    });
  };
  const note = actionNote(run.action, done, translate);
  const lines = [
    getDone(),
    earlier > 0 && translate('bulk.doneEarlier', { smart_count: earlier }),
    failed.length > 0 && translate('bulk.failed', { smart_count: failed.length }),
    notSent.length > 0 && translate(notSentKey, { smart_count: notSent.length }),
    skipped > 0 && translate(undone ? 'bulk.unchanged' : 'bulk.skipped', { smart_count: skipped }),
    failedBefore.length > 0 && translate('bulk.failedBefore', { smart_count: failedBefore.length }),
    !undone && note !== '' && note,
  ].filter((line) => line !== false);

  return (
    <>
      {/* A live region role on the list itself would replace its list role. What is shown on request isn't announced. */}
      <div role={isShowingAll ? undefined : liveRole}>
        <ul className={styles.lines} aria-label={translate('bulk.summary')}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {listed.slice(0, isShowingAll ? listed.length : MAX_LISTED_FAILURES).map(({ record, error }) => (
            <li key={record.id} className={styles.failure}>
              {translate('bulk.failure', { title: labels.title(record), reason: getFailureText(record, error) })}
            </li>
          ))}
          {listed.length > MAX_LISTED_FAILURES && (
            <li>
              <Button
                size="small"
                kind="quiet"
                aria-expanded={isShowingAll}
                onClick={() => setShowingAll(!isShowingAll)}
              >
                {isShowingAll
                  ? translate('history.hide')
                  : translate('history.more', { count: formatPoints(listed.length - MAX_LISTED_FAILURES, locale) })}
              </Button>
            </li>
          )}
        </ul>
      </div>
      {action.set && action.asksReason && !undone && done.length > 0 && (
        <BulkHidingReason entity={run.entity} records={done} />
      )}
      <span className={flowStyles.buttons}>
        {retryCount > 0 && (
          <Button kind="primary" onClick={() => void run.retryFailed()}>
            {translate('bulk.retry', { smart_count: retryCount })}
          </Button>
        )}
        {undoableCount > 0 && (
          <Button onClick={() => void run.undo()}>{translate('bulk.undo', { smart_count: undoableCount })}</Button>
        )}
        {opposite && (
          <Button onClick={() => void run.runOpposite()}>
            {translate('bulk.withCount', { action: labels.action(opposite.name), count: done.length })}
          </Button>
        )}
        <Button onClick={run.close}>{translate('bulk.close')}</Button>
      </span>
    </>
  );
}

/** Returns a function that formats the reason of a failure. After an uncertain outcome, the text says if a retry is safe. */
function useFailureText(run: BulkRun, undone: boolean): (record: ConsoleRecord, error: AppError) => string {
  const translate = useTranslate();
  const errorText = useErrorText();
  const getErrorReason = useErrorReason();
  return (record, error) => {
    const key = undone ? getRefusalKey(error) : null;
    if (key) return translate(key);
    const retry = error.uncertain ? run.getRetry(record) : 'unchecked';
    return retry === 'unchecked'
      ? errorText(error)
      : `${getErrorReason(error)} ${translate(`bulk.unconfirmed.${retry}`)}`;
  };
}

/** Asks why the records of a run were hidden, once for all. */
function BulkHidingReason({ entity, records }: { entity: Entity; records: readonly ConsoleRecord[] }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const history = useWriteHistory();
  const [given, setGiven] = useState<GivenReason | null>(null);
  const choose = async (chosen: GivenReason) => {
    setGiven(chosen);
    await (await history.open()).hidden.answer(entity, records, chosen);
  };
  return (
    <HidingReason
      label={translate('hiding.why')}
      given={given}
      onChoose={choose}
      readShares={() => readNegativeShares(dataProvider, entity, records)}
    />
  );
}
