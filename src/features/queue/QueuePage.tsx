import '../../../i18n/en/areas/hiding';
import '../../../i18n/en/areas/queue';
import { useNotificationContext, useNotify, useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { withTranslations } from '../../../i18n/i18n';
import { pressReason } from '../../engine/actions/HidingReason';
import { UndoScopeContext, useRecordChanges } from '../../engine/actions/useRecordActions';
import type { PageFlags } from '../../engine/flags/flag';
import { flagRecords } from '../../engine/flags/flagRecords';
import { findSimilarRecords, type SimilarRecord } from '../../engine/flags/similarRecords';
import type { UndoEntry } from '../../engine/history/undoStack';
import { groupFieldsBySection } from '../../engine/panel/recordSections';
import { getAction } from '../../engine/records/inverse';
import { toAttachments } from '../../engine/records/values';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { ProgramsProvider } from '../../engine/shop/programs';
import { provideKeysDialog } from '../../engine/shortcuts/ListKeysDialog';
import { useLeaveGuard } from '../../engine/tray/useLeaveGuard';
import { prefetch } from '../../lib/timing/prefetch';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { PageHeader } from '../../ui/layout/PageHeader';
import textStyles from '../../ui/text/text.module.css';
import { ownUrl } from '../../ui/viewer/mediaItem';
import { usePreload } from '../../ui/viewer/usePreload';
import { QueueGroups } from './QueueGroups';
import { QueueHead, QueueNotices } from './QueueHead';
import { QueueRecord } from './QueueRecord';
import { QueueRemaining } from './QueueRemaining';
import styles from './queue.module.css';
import { type QueueCommands, QueueKeysDialog } from './queueKeys';
import { type QueueRun, UNDO_SCOPE } from './queueRun';
import {
  countJobsInFlight,
  getCurrentEntry,
  getPendingByGroup,
  getProgress,
  getUpcomingEntries,
  isGone,
  isReturned,
  pendingCount,
  type QueueEntry,
  type QueueState,
} from './queueState';
import { triageGroups } from './triageGroups';
import { useQueueFocus } from './useQueueFocus';
import { useQueueNotifications, useQueuePolling, useQueueRun, useQueueUndo } from './useQueueRun';
import { useQueueUrlState } from './useQueueUrlState';
import { useMeasuredTime } from './useSessionTime';

/** Number of upcoming records whose images are preloaded. */
const PRELOAD_RECORDS = 2;

const noFlags: PageFlags = new Map();
const noSimilarRecords: readonly SimilarRecord[] = [];

interface QueuePageProps {
  /** Title of the page; by default, that of the queue of one site. */
  title?: string;
  /** Rendered above the queue. */
  children?: ReactNode;
  /** Called after the last record of the site was handled and all writes are confirmed. */
  onDone?: () => void;
}

/** Focus queue: pending records of all entities, one at a time. */
export default function QueuePage(props: QueuePageProps) {
  return (
    <UndoScopeContext value={UNDO_SCOPE}>
      <Queue {...props} />
    </UndoScopeContext>
  );
}

function Queue({ title, children, onDone }: QueuePageProps) {
  const [run, state] = useQueueRun();
  const { entities } = run;
  const urlState = useQueueUrlState(entities);
  const { linkTo, group, chooseGroup } = urlState;
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const [isHelpOpen, setHelpOpen] = useState(false);
  useEffect(() => provideKeysDialog(() => setHelpOpen(true)), []);
  // Text that is typed right after the shortcut would be lost while it loads.
  useEffect(() => void prefetch(() => withTranslations(() => import('../../engine/compose/TextComposer'))), []);
  const containerRef = useRef<HTMLElement>(null);
  const entry = getCurrentEntry(state);

  useQueuePolling(run, state, urlState);
  useQueueNotifications(run);
  useOnDone(run, state, onDone);
  useLeaveGuard(countJobsInFlight(state) > 0);
  useQueueFocus(containerRef, entry);
  useMeasuredTime(state);
  useCloseQuestion(run.lastChange());
  usePreloadImages(state);

  const flags = useQueueFlags(state, entry);
  const similar = useSimilarRecords(state, entry);
  const undo = useQueueUndo(run);
  const { askReason } = useRecordChanges();
  const commands = useMemo<QueueCommands>(
    () => ({
      skip() {
        if (!run.skip() && getCurrentEntry(run.get())) notify(translate('queue.onlyOne'));
      },
      back: run.back,
      undo,
      search() {
        const box = containerRef.current?.querySelector<HTMLInputElement>('input[type="search"]');
        box?.focus();
        box?.select();
      },
      nextGroup() {
        const counts = getPendingByGroup(run.get());
        const later = triageGroups.slice(group === null ? 0 : triageGroups.indexOf(group) + 1);
        chooseGroup(later.find((name) => counts.has(name)) ?? null);
      },
      help: () => setHelpOpen(true),
      leave(entry) {
        run.leave(entry.key);
        const last = run.lastChange();
        if (last) void askReason(last, () => undo(last));
      },
      choose(tabIndex) {
        if (pressReason(tabIndex)) return;
        const entity = entities[tabIndex - 1];
        if (tabIndex === 0 || entity) void navigate(linkTo(entity?.name ?? null));
      },
    }),
    [run, entities, undo, askReason, notify, translate, navigate, linkTo, group, chooseGroup],
  );

  return (
    <ProgramsProvider entities={entities}>
      <PageHeader title={title ?? translate('pages.moderation.title')} subtitle={<QueueProgress state={state} />} />
      {children}
      <section ref={containerRef} className={styles.sheet} aria-label={translate('pages.moderation.title')}>
        <QueueHead entities={entities} state={state} urlState={urlState} />
        <QueueGroups run={run} state={state} urlState={urlState} />
        <QueueNotices run={run} state={state} />
        {entry ? (
          <QueueRecord
            key={entry.key}
            run={run}
            entry={entry}
            flags={flags.get(entry.base.id)}
            similar={similar}
            commands={commands}
          />
        ) : (
          <QueueRemaining run={run} state={state} urlState={urlState} commands={commands} />
        )}
      </section>
      {isHelpOpen && <QueueKeysDialog entities={entities} onClose={() => setHelpOpen(false)} />}
    </ProgramsProvider>
  );
}

/** Calls back when the last record was handled, but not if there was none at first. */
function useOnDone(run: QueueRun, state: QueueState, onDone: (() => void) | undefined): void {
  const hadRecord = useRef(false);
  const notifyDone = useEffectEvent(() => onDone?.());
  const hasRecord = getCurrentEntry(state) !== null;
  const isDone =
    !hasRecord &&
    state.view.search === '' &&
    countJobsInFlight(state) === 0 &&
    run.entities.every(
      (entity) => state.readProgress[entity.name]?.kind === 'all' && pendingCount(state, entity) === 0,
    );
  useEffect(() => {
    if (hasRecord) hadRecord.current = true;
    if (!isDone || !hadRecord.current) return;
    hadRecord.current = false;
    notifyDone();
  }, [hasRecord, isDone]);
}

/** Flags of the loaded records of the current entity. */
function useQueueFlags({ entries }: QueueState, current: QueueEntry | null): PageFlags {
  const entity = current?.entity;
  const known = useRef<PageFlags>(undefined);
  const count = entries.size;
  // biome-ignore lint/correctness/useExhaustiveDependencies: flags depend on texts, which only change with new records
  return useMemo(() => {
    if (!entity?.flags) return noFlags;
    const records = [...entries.values()].filter((entry) => entry.entity === entity).map(({ base }) => base);
    known.current = flagRecords(entity.flags, records, known.current);
    return known.current;
  }, [entity, count]);
}

/** Loaded records of the queue with nearly the same text as the current one. */
function useSimilarRecords({ entries }: QueueState, current: QueueEntry | null): readonly SimilarRecord[] {
  const count = entries.size;
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts only change with new records
  return useMemo(() => {
    if (!current?.entity.flags) return noSimilarRecords;
    const others = [...entries.values()].filter((entry) => entry.entity === current.entity && !isGone(entry));
    return findSimilarRecords(
      current.entity.flags,
      current.base,
      others.map(({ base }) => base),
    );
  }, [current?.key, count]);
}

/** Preloads the images of the next records. */
function usePreloadImages(state: QueueState): void {
  const { mediaUrls } = useCurrentSite();
  const urls = useMemo(
    () =>
      getUpcomingEntries(state)
        .slice(0, PRELOAD_RECORDS)
        .flatMap(({ entity, base }) => groupFieldsBySection(entity, base).pictures)
        .flatMap(({ value }) => toAttachments(value))
        .flatMap(({ type, src, thumbnail }) => ownUrl(type === 'video' ? thumbnail : src, mediaUrls) ?? []),
    [state, mediaUrls],
  );
  usePreload(urls);
}

/** Progress of the queue: records left, writes in flight, and rejected records. */
function QueueProgress({ state }: { state: QueueState }) {
  const translate = useTranslate();
  const progress = getProgress(state);
  const savingCount = countJobsInFlight(state);
  const returnedCount = [...state.entries.values()].filter((entry) => isReturned(state, entry)).length;
  if (!progress || progress.total === 0) return null;
  const { left, total } = progress;
  const text = translate('queue.progress', { left, total });
  return (
    <span className={styles.progress}>
      <span className={styles.words}>{text}</span>
      <ProgressBar bare value={total - left} max={total} label={text} />
      {returnedCount > 0 && (
        <span className={textStyles.danger}>{translate('queue.cameBack', { smart_count: returnedCount })}</span>
      )}
      {savingCount > 0 && <span>{translate('queue.saving', { smart_count: savingCount })}</span>}
    </span>
  );
}

/** Closes the question why a record is hidden with the next change, of which its digits would not be the answer. */
function useCloseQuestion(last: UndoEntry | undefined): void {
  const { setNotifications } = useNotificationContext();
  const action = last && getAction(last)?.action;
  const asked = last && (last.isLeft || (action?.set && action.asksReason)) ? last.id : null;
  useEffect(() => {
    if (asked === null) return;
    return () => setNotifications((all) => all.filter(({ notificationOptions }) => notificationOptions?.id !== asked));
  }, [asked, setNotifications]);
}
