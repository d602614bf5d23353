import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Entity } from '../../../resources/entity';
import { lazyDialog } from '../../ui/lazy/lazyDialog';
import { findEmptyText, type NamedAction, opensDialog } from '../records/actions';
import type { ConsoleRecord } from '../records/consoleRecord';
import type { RecordChange } from '../records/recordChange';
import { ActionDialog } from './ActionDialog';
import { useRecordActions } from './useRecordActions';

const RemoveDialog = lazyDialog(() => import('./RemoveDialog'));
const ChooseDialog = lazyDialog(() => import('./PickRecordDialog'));
const EmptyTextDialog = lazyDialog(() => import('./EmptyTextDialog'));

export interface ActionController {
  /** Starts an action: at once, after a confirmation or a choice, or in the composer. */
  onAction: (named: NamedAction, record: ConsoleRecord) => void;
  /** The open composer: name of its action, and the record's id. */
  composing: { name: string; id: string } | null;
  closeComposer: () => void;
  /** Open dialogs; can be rendered anywhere on the page. */
  dialogs: ReactNode;
}

type Run = (named: NamedAction, record: ConsoleRecord, change?: RecordChange) => unknown;

/**
 * Runs record actions and the dialogs they need, for lists, panels and the queue.
 * @param runWith replaces the function that runs an action without a text; by default, each outcome is notified
 */
export function useActionController(entity: Entity, runWith?: Run): ActionController {
  const defaultRun: Run = useRecordActions(entity);
  const run = runWith ?? defaultRun;
  const [pendingConfirmation, setPendingConfirmation] = useState<{ named: NamedAction; record: ConsoleRecord } | null>(
    null,
  );
  const [composing, setComposing] = useState<ActionController['composing']>(null);
  const closeComposer = useCallback(() => setComposing(null), []);

  const onAction = useCallback(
    (named: NamedAction, record: ConsoleRecord) => {
      const { text, set } = named.action;
      if (text) setComposing({ name: named.name, id: record.id });
      else if (set && !findEmptyText(entity, named.name, record)) void run(named, record);
      else setPendingConfirmation({ named, record });
    },
    [entity, run],
  );

  const dialogs = useMemo(() => {
    if (!pendingConfirmation) return null;
    const { named, record } = pendingConfirmation;
    const { action, name } = named;
    const cancel = () => setPendingConfirmation(null);
    const confirm = (change?: RecordChange) => {
      // The focus must return to the row first, so that it moves on from there if the row is removed.
      flushSync(cancel);
      void run(named, record, change);
    };
    if (opensDialog(named)) {
      return (
        <ActionDialog {...{ entity, name }} target={{ kind: 'record', record }} onClose={cancel} onBulk={cancel} />
      );
    }
    const ConfirmDialog = action.set ? EmptyTextDialog : RemoveDialog;
    return (
      <Suspense>
        {action.choose ? (
          <ChooseDialog {...{ entity, name, action, record }} onCancel={cancel} onConfirm={confirm} />
        ) : (
          <ConfirmDialog {...{ entity, name, record }} onCancel={cancel} onConfirm={() => confirm()} />
        )}
      </Suspense>
    );
  }, [pendingConfirmation, entity, run]);

  return { onAction, composing, closeComposer, dialogs };
}
