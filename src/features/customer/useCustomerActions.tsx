import { useNotify, useTranslate } from 'ra-core';
import { type ReactNode, useCallback, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { customers } from '../../../resources/customers';
import { useActionController } from '../../engine/actions/useActionController';
import { useRecordActions } from '../../engine/actions/useRecordActions';
import { useSaveDraft } from '../../engine/drafts/useDraft';
import { getAvailableActions, type NamedAction } from '../../engine/records/actions';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import type { RecordChange } from '../../engine/records/recordChange';
import { useUndo } from '../../engine/records/undo';
import { shouldIgnoreShortcut } from '../../engine/shortcuts/shouldIgnoreShortcut';
import { getProfileDraftName } from './settings/profile';

interface CustomerActions {
  onAction: (named: NamedAction, record: ConsoleRecord) => void;
  /** Deletes the customer after confirmation. */
  remove: () => void;
  dialogs: ReactNode;
}

/**
 * Actions of the customer page, by button and keyboard shortcut. Deletion navigates to the list.
 * @param record null disables all actions
 */
export function useCustomerActions(record: ConsoleRecord | null, onDeleted: () => void): CustomerActions {
  const run = useRecordActions(customers);
  const navigate = useNavigate();
  const saveDraft = useSaveDraft();
  const notifyDeleted = useEffectEvent(onDeleted);
  const runAndLeave = useCallback(
    async (named: NamedAction, target: ConsoleRecord, change?: RecordChange) => {
      const isDone = await run(named, target, change);
      if (!isDone || !named.action.remove) return;
      saveDraft(getProfileDraftName(target.id), '');
      notifyDeleted();
      void navigate(`/${customers.name}`);
    },
    [run, navigate, saveDraft],
  );
  const actionController = useActionController(customers, runAndLeave);
  useActionShortcuts(record, actionController.onAction);
  return {
    onAction: actionController.onAction,
    remove: () => {
      const named = record && getAvailableActions(customers, record).find(({ action }) => action.remove);
      if (named) actionController.onAction(named, record);
    },
    dialogs: actionController.dialogs,
  };
}

/** Keyboard shortcuts of the actions, and Z for undo. Disabled while typing and in dialogs. */
function useActionShortcuts(record: ConsoleRecord | null, onAction: CustomerActions['onAction']): void {
  const undo = useUndo();
  const notify = useNotify();
  const translate = useTranslate();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (!record || shouldIgnoreShortcut(event.target)) return;
    const key = event.key.toLowerCase();
    const named = getAvailableActions(customers, record).find(({ action }) => action.key === key);
    if (named) onAction(named, record);
    else if (key !== 'z') return;
    else if (!undo.undoLast()) notify(translate('list.action.nothingToUndo'));
    event.preventDefault();
  });
  useEffect(() => {
    const onEvent = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', onEvent);
    return () => document.removeEventListener('keydown', onEvent);
  }, []);
}
