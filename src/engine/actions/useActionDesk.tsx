import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { withWords } from '../../../i18n/words';
import type { Entity } from '../../../resources/entity';
import { lazyDialog } from '../../ui/lazyDialog';
import type { ConsoleRecord } from '../records/consoleRecord';
import type { PendingChange } from '../records/pendingWrites';
import { ActionDialog } from './ActionDialog';
import type { NamedAction } from './actions';
import { useRecordActions } from './useRecordActions';

const RemoveDialog = lazyDialog(() => withWords('ask', () => import('./RemoveDialog')));
const ChooseDialog = lazyDialog(() => withWords(['ask', 'pickers'], () => import('./ChooseDialog')));

export interface ActionDesk {
  /** Starts an action with what it needs: at once, after a question, by a choice, or in the composer. */
  onAction: (named: NamedAction, record: ConsoleRecord) => void;
  /** The text that is being written: the name of its action, and the record's id. */
  composing: { name: string; id: string } | null;
  closeComposer: () => void;
  /** What asks the merchant; belongs anywhere on the page. */
  dialogs: ReactNode;
}

type Run = (named: NamedAction, record: ConsoleRecord, given?: PendingChange) => unknown;

/**
 * Everything that can be done with the records of a list, a panel or the queue.
 * @param runWith runs what was started and needs no text; else each is told by a message
 */
export function useActionDesk(entity: Entity, runWith?: Run): ActionDesk {
  const usual: Run = useRecordActions(entity);
  const run = runWith ?? usual;
  const [asking, setAsking] = useState<{ named: NamedAction; record: ConsoleRecord } | null>(null);
  const [composing, setComposing] = useState<ActionDesk['composing']>(null);
  const closeComposer = useCallback(() => setComposing(null), []);

  const onAction = useCallback(
    (named: NamedAction, record: ConsoleRecord) => {
      const { text, set } = named.action;
      if (text) setComposing({ name: named.name, id: record.id });
      else if (set) void run(named, record);
      else setAsking({ named, record });
    },
    [run],
  );

  const dialogs = useMemo(() => {
    if (!asking) return null;
    const { named, record } = asking;
    const { action, name } = named;
    const cancel = () => setAsking(null);
    const confirm = (given?: PendingChange) => {
      // First the focus goes back to the row, then on to the one that takes its place.
      flushSync(cancel);
      void run(named, record, given);
    };
    if (action.dialog) {
      return (
        <ActionDialog {...{ entity, name }} target={{ kind: 'record', record }} onClose={cancel} onBulk={cancel} />
      );
    }
    return (
      <Suspense>
        {action.choose ? (
          <ChooseDialog {...{ entity, name, action, record }} onCancel={cancel} onConfirm={confirm} />
        ) : (
          <RemoveDialog {...{ entity, record }} onCancel={cancel} onConfirm={() => confirm()} />
        )}
      </Suspense>
    );
  }, [asking, entity, run]);

  return { onAction, composing, closeComposer, dialogs };
}
