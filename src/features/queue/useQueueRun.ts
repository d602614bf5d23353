import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotificationContext, useNotify, useTranslate } from 'ra-core';
import { useCallback, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { Entity } from '../../../resources/entity';
import { useRecordChanges } from '../../engine/actions/useRecordActions';
import { useCompanionErrorText } from '../../engine/compose/useCompanionErrorText';
import { entityLabels } from '../../engine/entity/entityLabels';
import { isLeftHidden } from '../../engine/history/hiddenLog';
import { holdDeletion } from '../../engine/history/holdDeletion';
import type { UndoEntry } from '../../engine/history/undoStack';
import type { WriteHistory } from '../../engine/history/writeHistory';
import { getWaitingEntities } from '../../engine/listState/pendingCountQuery';
import { useWriteHistory } from '../../engine/records/EngineContext';
import { getAction, getRemoveAction } from '../../engine/records/inverse';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { useAnnounce } from '../../ui/feedback/LiveRegion';
import { closeNotification } from '../../ui/notifications/groupNotifications';
import { createQueueRun, type QueueRun } from './queueRun';
import type { QueueEvent } from './queueSender';
import {
  countJobsInFlight,
  getCurrentEntry,
  isInView,
  type QueueEntry,
  type QueueJob,
  type QueueState,
  toEntryKey,
} from './queueState';
import type { QueueUrlState } from './useQueueUrlState';

/** One run per open site, so that writes continue while the user is on another page. */
const runs = new WeakMap<QueryClient, QueueRun>();

/** Entities with pending records. Those with a text action, such as a reply, come first. */
export const getQueueEntities = (): readonly Entity[] =>
  getWaitingEntities().toSorted((a, b) => Number(hasTextAction(b)) - Number(hasTextAction(a)));

function hasTextAction({ actions }: Entity): boolean {
  return Object.values(actions).some(({ text }) => text !== undefined);
}

/** Queue run of the current site, and its state. */
export function useQueueRun(): [QueueRun, QueueState] {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const history = useWriteHistory();
  const { undoStack } = history;
  const { preferencesKey } = useCurrentSite();
  const memoryKey = `queue.${preferencesKey}`;
  const run =
    runs.get(queryClient) ??
    createQueueRun({
      entities: getQueueEntities(),
      dataProvider,
      queryClient,
      undoStack,
      hold: (entry) => holdDeletion(history, entry),
      onLeft: async (entity, record, isLeft) => {
        const { hidden } = await history.open();
        await (isLeft ? hidden.answer(entity, [record], null) : hidden.withdraw(entity, record.id));
      },
      readLeftKeys: () => readLeftKeys(history),
      memoryKey,
    });
  runs.set(queryClient, run);
  useEffect(() => run.readLeft(), [run]);
  return [run, useSyncExternalStore(run.subscribe, run.get)];
}

/** Keys of the records that were left hidden, or were hidden for a reason. */
async function readLeftKeys(history: WriteHistory): Promise<ReadonlySet<string>> {
  const { entries } = await (await history.open()).hidden.list();
  return new Set(entries.filter(isLeftHidden).map(({ resource, recordId }) => `${resource}/${recordId}`));
}

/** Polling interval while the page is visible, in ms. */
const POLL_INTERVAL_MS = 60_000;

/**
 * Loads the view in the URL. Checks for new and handled records on return to the page, periodically, and at
 * the end.
 */
export function useQueuePolling(run: QueueRun, state: QueueState, { entityName, search, group }: QueueUrlState): void {
  useEffect(() => run.choose(entityName, search, group), [run, entityName, search, group]);

  useEffect(() => {
    const checkIfVisible = () => {
      if (document.visibilityState === 'visible') void run.check();
    };
    const recover = () => {
      run.retry();
      checkIfVisible();
    };
    // Records loaded before the user left the page are stale.
    if (run.get().entries.size > 0) checkIfVisible();
    const timer = setInterval(checkIfVisible, POLL_INTERVAL_MS);
    document.addEventListener('visibilitychange', checkIfVisible);
    window.addEventListener('online', recover);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkIfVisible);
      window.removeEventListener('online', recover);
    };
  }, [run]);

  const isAtEnd = getCurrentEntry(state) === null && state.entries.size > 0 && countJobsInFlight(state) === 0;
  useEffect(() => {
    if (isAtEnd) void run.check();
  }, [run, isAtEnd]);
}

/**
 * Reports events of records that are not visible. While the queue is mounted, the record of a rejected write is shown
 * next in its view. All rejected writes have one notification, which counts them; their cards say why. It closes when the
 * last of them is shown.
 */
export function useQueueNotifications(run: QueueRun): void {
  const translate = useTranslate();
  const getErrorText = useCompanionErrorText();
  const notify = useNotify();
  const { setNotifications } = useNotificationContext();
  const { preferencesKey } = useCurrentSite();

  // Others are cleaned up after the next page is shown: what fails until then would be called next in the queue.
  useLayoutEffect(() => {
    let isMounted = true;
    const id = `queue ${preferencesKey}`;

    const notifyFailed = (entry: QueueEntry, job: QueueJob, reason: string) => {
      const state = run.get();
      const failed = [...state.entries.values()].filter(
        (item) => item.key === entry.key || (isMounted ? item.returnedTurn : item.writeFailure) !== null,
      );
      const key = isMounted && failed.every((item) => isInView(state, item)) ? 'came' : 'lost';
      const labels = entityLabels(entry.entity, translate);
      const text =
        failed.length > 1
          ? translate(`queue.${key}Many`, { smart_count: failed.length })
          : translate(`queue.${key}${job.isUndo ? 'Undo' : ''}`, {
              action: labels.action(job.action),
              record: labels.named(entry.base),
              reason,
            });
      setNotifications(closeNotification(id));
      notify(text, { type: 'error', id });
    };

    const notifyRejected = ({ entry, job, error }: Extract<QueueEvent, { kind: 'refused' }>) => {
      // The record shows its own notice.
      if (isMounted && getCurrentEntry(run.get())?.key === entry.key) return;
      notifyFailed(entry, job, getErrorText(entry.entity, job.after, error));
    };

    const notifyHandledElsewhere = ({ entries, job }: Extract<QueueEvent, { kind: 'elsewhere' }>) => {
      const current = getCurrentEntry(run.get())?.key;
      const [first, ...others] = entries.filter(({ key }) => !isMounted || key !== current);
      if (!first) return;
      if (job && isMounted) return notifyFailed(first, job, translate('queue.elsewhere'));
      const record = entityLabels(first.entity, translate).named(first.base);
      const text =
        others.length === 0
          ? translate('queue.passed', { record })
          : translate('queue.passedMany', { smart_count: others.length + 1 });
      notify(text);
    };

    run.onEvent((event) => (event.kind === 'refused' ? notifyRejected(event) : notifyHandledElsewhere(event)));
    let isReturning = false;
    const unsubscribe = run.subscribe(() => {
      const wasReturning = isReturning;
      isReturning = [...run.get().entries.values()].some(({ returnedTurn }) => returnedTurn !== null);
      if (wasReturning && !isReturning) setNotifications(closeNotification(id));
    });
    return () => {
      unsubscribe();
      isMounted = false;
    };
  }, [run, preferencesKey, translate, getErrorText, notify, setNotifications]);
}

/** Undoes the last change and announces it. An undone text is stored as a draft. */
export function useQueueUndo(run: QueueRun): (entry?: UndoEntry) => void {
  const translate = useTranslate();
  const announce = useAnnounce();
  const notify = useNotify();
  const { undoLast, notifyFinal, restoreDraft } = useRecordChanges();

  return useCallback(
    (chosen?: UndoEntry) => {
      const undone = run.undo(chosen);
      if (!undone) return notify(translate('queue.nothingToUndo'));
      const { entry, isUndone } = undone;
      const { entity, record, held, isLeft } = entry;
      if (entry.run || entry.part) return undoLast();
      if (!isUndone) return notifyFinal(entry, (opposite) => run.act(toEntryKey(entity, record.id), opposite));
      restoreDraft(entry);
      const named = held ? getRemoveAction(entity) : getAction(entry);
      const label = named ? entityLabels(entity, translate).action(named.name) : '';
      announce(translate('queue.undone', { action: isLeft ? translate('hiding.leave') : label }));
    },
    [run, translate, announce, notify, undoLast, notifyFinal, restoreDraft],
  );
}
