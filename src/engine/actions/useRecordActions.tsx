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

/**
 * Runs an action on one record: shown at once, told when the server has said so, taken back with a
 * message when it refused. A change of fields can be undone by the inverse call.
 * @returns true when the server took it
 */
export function useRecordActions(entity: Entity): (action: NamedAction, record: ConsoleRecord) => Promise<boolean> {
  const { writer } = useEngine();
  const words = useEntityWords(entity);
  const translate = useTranslate();
  const errorText = useErrorText();
  const toast = useToast();
  const undoStack = useUndo();

  return useCallback(
    (named, record) => {
      const title = words.title(record);

      /** Sends one change; a refusal is told with a way to try the same again. */
      async function send(
        change: PendingChange,
        of: ConsoleRecord,
        label: string,
        again: () => void,
      ): Promise<boolean> {
        try {
          // One that was replaced is told by the one in its place.
          return await writer.write(entity, of, change);
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

      async function run(): Promise<boolean> {
        if (!(await send(changeOf(named), record, words.action(named.name), () => void run()))) return false;
        const text = translate('list.action.done', { done: words.actionDone(named.name, 1), title });
        const inverse = inverseOf(named, record);
        if (!inverse) {
          toast({ tone: 'done', text });
          return true;
        }
        const undo = () => {
          undoStack.forget(undo);
          void takeBack(inverse);
        };
        undoStack.push(undo);
        toast({ tone: 'done', text, action: { label: translate('list.action.undo'), run: undo } });
        return true;
      }

      async function takeBack(inverse: PendingChange): Promise<void> {
        const after = { ...record, ...named.action.set };
        const taken = await send(inverse, after, translate('list.action.undo'), () => void takeBack(inverse));
        if (taken) toast({ tone: 'done', text: translate('list.action.undone', { title }) });
      }

      return run();
    },
    [entity, writer, words, translate, errorText, toast, undoStack],
  );
}
