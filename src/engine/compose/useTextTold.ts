import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { Entity } from '../../../resources/entity';
import { useToast } from '../../ui/Toaster';
import { useErrorText } from '../errorText';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useUndo } from '../records/undo';
import { useEntityWords } from '../words';
import type { SendOutcome, TextToSend } from './sendText';
import { useTextSender } from './useTextSender';

interface Sent {
  record: ConsoleRecord;
  /** The text that is there now, and the one from before. */
  wanted: TextToSend;
  /** Keeps the text as a draft again once it was taken back. */
  restore: (text: string, seen: string) => void;
}

interface TextTold {
  /** Tells that a text is there, and how it is taken back. */
  tellSent(sent: Sent): void;
  /** Tells of a text that was not sent, to a merchant who has gone on to something else. */
  tellUnsent(record: ConsoleRecord, outcome: SendOutcome): void;
}

/** Messages about texts whose box is closed. */
export function useTextTold(entity: Entity, name: string): TextTold {
  const words = useEntityWords(entity);
  const translate = useTranslate();
  const errorText = useErrorText();
  const toast = useToast();
  const undoStack = useUndo();
  const { send } = useTextSender(entity);

  const reasonOf = useCallback(
    (outcome: SendOutcome) =>
      'error' in outcome ? errorText(outcome.error) : translate(`compose.reason.${outcome.kind}`),
    [errorText, translate],
  );

  const tellSent = useCallback(
    ({ record, wanted, restore }: Sent) => {
      const title = words.title(record);
      const inverse = { field: wanted.field, text: wanted.seen, seen: wanted.text };
      const takeBack = async () => {
        undoStack.forget(takeBackOnce);
        const outcome = await send(record, inverse);
        if (outcome.kind === 'sent') {
          restore(wanted.text, wanted.seen);
          toast({ tone: 'done', text: translate('list.action.undone', { title }) });
          return;
        }
        toast({
          tone: 'danger',
          text: translate('list.action.failed', {
            action: translate('list.action.undo'),
            title,
            reason: reasonOf(outcome),
          }),
          action: { label: translate('list.action.retry'), run: takeBackOnce },
        });
      };
      const takeBackOnce = () => void takeBack();
      undoStack.push(takeBackOnce);
      toast({
        tone: 'done',
        text: translate('list.action.done', { done: words.actionDone(name, 1), title }),
        action: { label: translate('list.action.undo'), run: takeBackOnce },
      });
    },
    [words, name, translate, toast, undoStack, send, reasonOf],
  );

  const tellUnsent = useCallback(
    (record: ConsoleRecord, outcome: SendOutcome) => {
      const title = words.title(record);
      toast({
        tone: 'danger',
        text: translate('compose.unsent', { action: words.action(name), title, reason: reasonOf(outcome) }),
      });
    },
    [words, name, translate, toast, reasonOf],
  );

  return { tellSent, tellUnsent };
}
