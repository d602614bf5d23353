import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { Entity } from '../../../resources/entity';
import { useEntityLabels } from '../entity/entityLabels';
import { useErrorText } from '../errors/errorText';
import { findOpposite, type NamedAction, toActionChange, toInverseChange } from '../records/actions';
import type { ConsoleRecord } from '../records/consoleRecord';
import { type RecordChange, writeRecord } from '../records/recordChange';
import { useUndo } from '../records/undo';

/** @param given the change, for an action with a dialog */
type RunAction = (action: NamedAction, record: ConsoleRecord, change?: RecordChange | null) => Promise<boolean>;

/**
 * Returns a function that runs an action on one record, and notifies the outcome. The data provider shows the change at
 * once. A change of fields can be undone by the inverse call.
 * @returns true if the server accepted the change
 */
export function useRecordActions(entity: Entity): RunAction {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const labels = useEntityLabels(entity);
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const undoStack = useUndo();

  return useCallback(
    function runAction(named, record, pendingChange = toActionChange(named)): Promise<boolean> {
      const name = labels.named(record);

      /** Sends one change; a rejection is notified with a retry button. */
      async function send(
        sent: RecordChange,
        target: ConsoleRecord,
        label: string,
        retry: () => void,
      ): Promise<boolean> {
        try {
          // If this write was replaced, the later one shows the notification.
          return await writeRecord(dataProvider, entity, target, sent);
        } catch (error) {
          notify(translate('list.action.failed', { action: label, record: name, reason: errorText(error) }), {
            type: 'error',
            action: { label: translate('list.action.retry'), run: retry },
          });
          return false;
        }
      }

      async function run(change: RecordChange): Promise<boolean> {
        if (!(await send(change, record, labels.action(named.name), () => void run(change)))) return false;
        const text = translate('list.action.done', { done: labels.actionDone(named.name, 1), record: name });
        const after = 'set' in change ? { ...record, ...change.set } : record;
        const inverse = toInverseChange(entity, named, record);
        const opposite = inverse ? null : findOpposite(entity, named);
        // Shown with the outcome, and by the undo key; the latter would else take back the action before this one.
        const action = opposite && {
          label: labels.action(opposite.name),
          run: () => void runAction(opposite, after),
        };
        const undo = () => {
          undoStack.forget(undo);
          if (inverse) return void runUndo(inverse, after);
          const values = { action: labels.action(named.name), record: name };
          const reason = opposite ? 'list.action.cannotUndo' : 'list.action.final';
          notify(translate(reason, values), { ...(action && { action }) });
        };
        const id = undoStack.push(undo);
        const offered = inverse ? { label: translate('list.action.undo'), run: undo } : action;
        notify(text, { type: 'success', id, ...(offered && { action: offered }) });
        return true;
      }

      async function runUndo(inverse: RecordChange, after: ConsoleRecord): Promise<void> {
        const isAccepted = await send(
          inverse,
          after,
          translate('list.action.undo'),
          () => void runUndo(inverse, after),
        );
        if (isAccepted) notify(translate('list.action.undone', { record: name }), { type: 'success' });
      }

      return pendingChange ? run(pendingChange) : Promise.resolve(false);
    },
    [entity, dataProvider, labels, translate, errorText, notify, undoStack],
  );
}
