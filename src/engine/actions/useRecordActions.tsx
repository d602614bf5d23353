import { useDataProvider, useNotificationContext, useNotify, useTranslate } from 'ra-core';
import { createContext, useCallback, useContext, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { lazyImport } from '../../../dataProvider/methods/lazyImport';
import { withTranslations } from '../../../i18n/i18n';
import type { Entity } from '../../../resources/entity';
import { closeNotification } from '../../ui/notifications/groupNotifications';
import { useSaveDraft } from '../drafts/draftStore';
import { entityLabels } from '../entity/entityLabels';
import { useErrorText } from '../errors/errorText';
import { createEntryId, type RemovedPart, type UndoEntry } from '../history/undoStack';
import { type NamedAction, toActionChange } from '../records/actions';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useWriteHistory } from '../records/EngineContext';
import { type RecordChange, writeRecord } from '../records/recordChange';
import type { Undo } from './createUndo';

export interface RecordChanges extends Omit<Undo, 'offerUndo' | 'remove' | 'notifyHeld' | 'notifySlow'> {
  /**
   * Runs an action on one record, and notifies the outcome. The data provider shows the change at once.
   * @param toReason says why it failed; by default, what failed and whether anything was saved
   * @returns true if the server accepted the change
   */
  run(
    entity: Entity,
    named: NamedAction,
    record: ConsoleRecord,
    change?: RecordChange | null,
    toReason?: (error: unknown) => string,
  ): Promise<boolean>;
  /** See {@link Undo.remove}. */
  remove(entity: Entity, record: ConsoleRecord, part?: RemovedPart): Promise<boolean>;
  /** See {@link Undo.notifyHeld}. */
  notifyHeld(entry: UndoEntry, undoIt?: () => void): Promise<unknown>;
  /** See {@link Undo.offerUndo}. */
  offerUndo(entry: UndoEntry, named: NamedAction, text?: string): Promise<void>;
}

/** A change that is shown but not confirmed for so long is said to be on its way. */
const SLOW_WRITE_MS = 4_000;

/** The id of the notification that a change of a record failed. The next change of the record closes it. */
const failureId = ({ name }: Entity, { id }: ConsoleRecord) => `failed ${name} ${id}`;

/** Changes of records, of any entity, and their undo. */
export function useRecordChanges(): RecordChanges {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const history = useWriteHistory();
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const { setNotifications } = useNotificationContext();
  const saveDraft = useSaveDraft();
  const scope = useUndoScope();

  return useMemo(() => {
    const { undoStack } = history;
    const getLabels = (entity: Entity) => entityLabels(entity, translate);

    function notifyFailed({ entity, record }: UndoEntry, action: string, reason: string, retry: () => void): void {
      notify(translate('list.action.failed', { action, record: getLabels(entity).named(record), reason }), {
        type: 'error',
        id: failureId(entity, record),
        action: { label: translate('ui.retry'), run: retry },
      });
    }

    async function run(
      entity: Entity,
      named: NamedAction,
      record: ConsoleRecord,
      change = toActionChange(named),
      toReason = errorText,
    ): Promise<boolean> {
      if (!change) return false;
      if ('remove' in change) return remove(entity, record);
      setNotifications(closeNotification(failureId(entity, record)));
      // From now on, or the undo key would take back the change before it.
      const entry = undoStack.push(scope, { id: createEntryId(), entity, record, set: change.set });
      const forget = () => undoStack.remove(({ id }) => id === entry.id);
      let isSaving = true;
      const timer = setTimeout(() => withUndo((undo) => isSaving && undo.notifySlow(entry)), SLOW_WRITE_MS);
      try {
        if (!(await writeRecord(dataProvider, entity, record, change, { entryId: entry.id }))) {
          // The later write that replaced this one shows the notification.
          forget();
          return false;
        }
      } catch (error) {
        forget();
        const retry = () => void run(entity, named, record, change, toReason);
        notifyFailed(entry, getLabels(entity).action(named.name), toReason(error), retry);
        return false;
      } finally {
        isSaving = false;
        clearTimeout(timer);
        setNotifications(closeNotification(entry.id));
      }
      await offerUndo(entry, named);
      return true;
    }

    /** Its code isn't needed for the first list. */
    async function withUndo<Result>(
      use: (undo: Undo) => Promise<Result> | Result,
      onFailed = notifyError,
    ): Promise<Result | undefined> {
      try {
        const { createUndo } = await lazyImport(() => withTranslations(() => import('./createUndo')));
        const ports = { dataProvider, history, translate, errorText, notify, saveDraft, notifyFailed, run, scope };
        return await use(createUndo(ports));
      } catch (error) {
        onFailed(error);
        return undefined;
      }
    }
    const notifyError = (error: unknown) => notify(errorText(error), { type: 'error' });

    const offerUndo: RecordChanges['offerUndo'] = (entry, named, text) =>
      withUndo(
        (undo) => undo.offerUndo(entry, named, text),
        // The change was saved.
        () => notify(text ?? getLabels(entry.entity).actionDone(named.name, 1), { type: 'success' }),
      );
    const remove: RecordChanges['remove'] = async (...parameters) =>
      (await withUndo((undo) => undo.remove(...parameters))) ?? false;
    const forward =
      <Arguments extends unknown[]>(find: (undo: Undo) => (...parameters: Arguments) => Promise<void> | void) =>
      (...parameters: Arguments) =>
        withUndo((undo) => find(undo)(...parameters));

    return {
      run,
      remove,
      offerUndo,
      notifyHeld: forward(({ notifyHeld }) => notifyHeld),
      askReason: forward(({ askReason }) => askReason),
      undo: forward(({ undo }) => undo),
      undoLast: forward(({ undoLast }) => undoLast),
      undoRun: forward(({ undoRun }) => undoRun),
      notifyFinal: forward(({ notifyFinal }) => notifyFinal),
      restoreDraft: forward(({ restoreDraft }) => restoreDraft),
    };
  }, [dataProvider, history, translate, errorText, notify, setNotifications, saveDraft, scope]);
}

/** Changes of the records of one entity; see {@link RecordChanges}. */
export function useRecordActions(entity: Entity) {
  const { run } = useRecordChanges();
  return useCallback(
    (named: NamedAction, record: ConsoleRecord, change?: RecordChange | null) => run(entity, named, record, change),
    [run, entity],
  );
}

/** Replaces the scope of the pages in it, such as that of the queue, which outlives its page. */
export const UndoScopeContext = createContext<string | null>(null);

/** A list, or a page of a record with its tabs. */
export function useUndoScope(): string {
  const { pathname } = useLocation();
  return useContext(UndoScopeContext) ?? pathname.split('/').slice(0, 3).join('/');
}
