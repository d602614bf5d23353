import { useTranslate } from 'ra-core';
import { type ReactNode, useCallback, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { customers } from '../../../resources/customers';
import { actionsFor, type NamedAction } from '../../engine/actions/actions';
import { useActionDesk } from '../../engine/actions/useActionDesk';
import { useRecordActions } from '../../engine/actions/useRecordActions';
import { isElsewhere } from '../../engine/keys/isElsewhere';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import type { PendingChange } from '../../engine/records/pendingWrites';
import { useUndo } from '../../engine/records/undo';
import { useKeepDraft } from '../../engine/useDraft';
import { useToast } from '../../ui/toastContext';
import { profileDraft } from './settings/profileDraft';

interface CustomerDesk {
  onAction: (named: NamedAction, record: ConsoleRecord) => void;
  /** Asks, and deletes the customer. */
  remove: () => void;
  dialogs: ReactNode;
}

/**
 * What can be done with the customer of the page, by buttons and by the letters of the list. After a deletion the page
 * gives way to the list.
 * @param record null while nothing can be done
 */
export function useCustomerDesk(record: ConsoleRecord | null, onDeleted: () => void): CustomerDesk {
  const run = useRecordActions(customers);
  const navigate = useNavigate();
  const keepDraft = useKeepDraft();
  const tellDeleted = useEffectEvent(onDeleted);
  const runAndLeave = useCallback(
    async (named: NamedAction, one: ConsoleRecord, given?: PendingChange) => {
      const isDone = await run(named, one, given);
      if (!isDone || !named.action.remove) return;
      keepDraft(profileDraft(one.id), '');
      tellDeleted();
      void navigate(`/${customers.name}`);
    },
    [run, navigate, keepDraft],
  );
  const desk = useActionDesk(customers, runAndLeave);
  useLetters(record, desk.onAction);
  return {
    onAction: desk.onAction,
    remove: () => {
      const named = record && actionsFor(customers, record).find(({ action }) => action.remove);
      if (named) desk.onAction(named, record);
    },
    dialogs: desk.dialogs,
  };
}

/** The letter of each action, and Z that takes back the last; silent while text is typed or a dialog is open. */
function useLetters(record: ConsoleRecord | null, onAction: CustomerDesk['onAction']): void {
  const undo = useUndo();
  const toast = useToast();
  const translate = useTranslate();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (!record || isElsewhere(event.target)) return;
    const key = event.key.toLowerCase();
    const named = actionsFor(customers, record).find(({ action }) => action.key === key);
    if (named) onAction(named, record);
    else if (key !== 'z') return;
    else if (!undo.undoLast()) toast({ tone: 'info', text: translate('list.action.nothingToUndo') });
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
