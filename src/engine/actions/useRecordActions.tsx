import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { lazyImport } from '../../../dataProvider/methods/lazyImport';
import { withTranslations } from '../../../i18n/i18n';
import type { Entity } from '../../../resources/entity';
import { useSaveDraft } from '../drafts/useDraft';
import { entityLabels } from '../entity/entityLabels';
import { useErrorText } from '../errors/errorText';
import { createEntryId, type UndoEntry } from '../history/undoStack';
import { type NamedAction, toActionChange } from '../records/actions';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useWriteHistory } from '../records/EngineContext';
import { type RecordChange, writeRecord } from '../records/recordChange';
import type { Undo } from './createUndo';

export interface RecordChanges extends Omit<Undo, 'offerUndo'> {
  /**
   * Runs an action on one record, and notifies the outcome. The data provider shows the change at once.
   * @returns true if the server accepted the change
   */
  run(entity: Entity, named: NamedAction, record: ConsoleRecord, change?: RecordChange | null): Promise<boolean>;
  /** See {@link Undo.offerUndo}. */
  offerUndo(entry: UndoEntry, named: NamedAction, text?: string): Promise<void>;
}

/** Changes of records, of any entity, and their undo. */
export function useRecordChanges(): RecordChanges {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const history = useWriteHistory();
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const saveDraft = useSaveDraft();
  const scope = useUndoScope();

  return useMemo(() => {
    const getLabels = (entity: Entity) => entityLabels(entity, translate);

    function notifyFailed({ entity, record }: UndoEntry, action: string, reason: string, retry: () => void): void {
      notify(translate('list.action.failed', { action, record: getLabels(entity).named(record), reason }), {
        type: 'error',
        action: { label: translate('list.action.retry'), run: retry },
      });
    }

    async function run(
      entity: Entity,
      named: NamedAction,
      record: ConsoleRecord,
      change = toActionChange(named),
    ): Promise<boolean> {
      if (!change) return false;
      const entry = { id: createEntryId(), entity, record, set: 'set' in change ? change.set : null };
      try {
        // If this write was replaced, the later one shows the notification.
        if (!(await writeRecord(dataProvider, entity, record, change, { entryId: entry.id }))) return false;
      } catch (error) {
        const retry = () => void run(entity, named, record, change);
        notifyFailed(entry, getLabels(entity).action(named.name), errorText(error), retry);
        return false;
      }
      await offerUndo(entry, named);
      return true;
    }

    /** Its code isn't needed for the first list. */
    async function withUndo(use: (undo: Undo) => unknown, onFailed = notifyError): Promise<void> {
      try {
        const { createUndo } = await lazyImport(() => withTranslations(() => import('./createUndo')));
        const ports = { dataProvider, history, translate, errorText, notify, saveDraft, notifyFailed, run, scope };
        await use(createUndo(ports));
      } catch (error) {
        onFailed(error);
      }
    }
    const notifyError = (error: unknown) => notify(errorText(error), { type: 'error' });

    const offerUndo: RecordChanges['offerUndo'] = (entry, named, text) =>
      withUndo(
        (undo) => undo.offerUndo(entry, named, text),
        // The change was saved.
        () => notify(text ?? getLabels(entry.entity).actionDone(named.name, 1), { type: 'success' }),
      );
    const forward =
      <Arguments extends unknown[]>(find: (undo: Undo) => (...parameters: Arguments) => unknown) =>
      (...parameters: Arguments) =>
        withUndo((undo) => find(undo)(...parameters));

    return {
      run,
      offerUndo,
      undo: forward(({ undo }) => undo),
      undoLast: forward(({ undoLast }) => undoLast),
      undoRun: forward(({ undoRun }) => undoRun),
      notifyFinal: forward(({ notifyFinal }) => notifyFinal),
      restoreDraft: forward(({ restoreDraft }) => restoreDraft),
    };
  }, [dataProvider, history, translate, errorText, notify, saveDraft, scope]);
}

/** Changes of the records of one entity; see {@link RecordChanges}. */
export function useRecordActions(entity: Entity) {
  const { run } = useRecordChanges();
  return useCallback(
    (named: NamedAction, record: ConsoleRecord, change?: RecordChange | null) => run(entity, named, record, change),
    [run, entity],
  );
}

/** A list, or a page of a record with its tabs. */
export const useUndoScope = () => useLocation().pathname.split('/').slice(0, 3).join('/');
