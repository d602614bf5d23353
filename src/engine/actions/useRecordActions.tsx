import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { Entity } from '../../../resources/entity';
import { useToast } from '../../ui/Toaster';
import { useEngine } from '../EngineContext';
import { useErrorText } from '../errorText';
import type { ConsoleRecord } from '../records/consoleRecord';
import type { PendingChange } from '../records/pendingWrites';
import { useUndo } from '../records/undo';
import { useEntityWords } from '../words';
import { changeOf, inverseOf, type NamedAction } from './actions';

/** @param given what an action does that asked the merchant for a choice */
type RunAction = (action: NamedAction, record: ConsoleRecord, given?: PendingChange | null) => Promise<boolean>;

/**
 * Runs an action on one record: shown at once, told when the server has said so, taken back with a
 * message when it refused. A change of fields can be undone by the inverse call.
 * @returns true when the server took it
 */
export function useRecordActions(entity: Entity): RunAction {
  const { writer } = useEngine();
  const words = useEntityWords(entity);
  const translate = useTranslate();
  const errorText = useErrorText();
  const toast = useToast();
  const undoStack = useUndo();

  return useCallback(
    async (named, record, given = changeOf(named)) => {
      const title = words.title(record);

      /** Sends one change; a refusal is told with a way to try the same again. */
      async function send(sent: PendingChange, of: ConsoleRecord, label: string, again: () => void): Promise<boolean> {
        try {
          // One that was replaced is told by the one in its place.
          return await writer.write(entity, of, sent);
        } catch (error) {
          toast({
            tone: 'danger',
            text: translate('list.action.failed', { action: label, title, reason: errorText(error) }),
            action: { label: translate('list.action.retry'), run: again },
          });
          return false;
        } finally {
          void writer.refresh(entity);
        }
      }

      async function run(change: PendingChange): Promise<boolean> {
        if (!(await send(change, record, words.action(named.name), () => void run(change)))) return false;
        const text = translate('list.action.done', { done: words.actionDone(named.name, 1), title });
        const inverse = inverseOf(entity, named, record);
        if (!inverse) {
          toast({ tone: 'done', text });
          return true;
        }
        const after = 'set' in change ? { ...record, ...change.set } : record;
        const undo = () => {
          undoStack.forget(undo);
          void takeBack(inverse, after);
        };
        undoStack.push(undo);
        toast({ tone: 'done', text, action: { label: translate('list.action.undo'), run: undo } });
        return true;
      }

      async function takeBack(inverse: PendingChange, after: ConsoleRecord): Promise<void> {
        const taken = await send(inverse, after, translate('list.action.undo'), () => void takeBack(inverse, after));
        if (taken) toast({ tone: 'done', text: translate('list.action.undone', { title }) });
      }

      return given ? run(given) : false;
    },
    [entity, writer, words, translate, errorText, toast, undoStack],
  );
}
