import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { Entity } from '../../../resources/entity';
import { useToast } from '../../ui/toasts/Toaster';
import { useEntityLabels } from '../entity/entityLabels';
import { useErrorText } from '../errors/errorText';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useUndo } from '../records/undo';
import type { SendOutcome, TextToSend } from './sendText';
import { useTextSender } from './useTextSender';

interface SentText {
  record: ConsoleRecord;
  /** Text that was sent, and the previous one. */
  textToSend: TextToSend;
  /** Stores the text as a draft again after Undo. */
  restore: (text: string, seen: string) => void;
}

interface ComposeToasts {
  /** Shows that a text was sent, with Undo. */
  notifySent(sent: SentText): void;
  /** Shows that a text was not sent, for a composer that was closed in the meantime. */
  notifyUnsent(record: ConsoleRecord, outcome: SendOutcome): void;
}

/** Toasts about texts whose composer is closed. */
export function useComposeToasts(entity: Entity, name: string): ComposeToasts {
  const labels = useEntityLabels(entity);
  const translate = useTranslate();
  const errorText = useErrorText();
  const toast = useToast();
  const undoStack = useUndo();
  const { send } = useTextSender(entity);

  const formatReason = useCallback(
    (outcome: SendOutcome) =>
      'error' in outcome ? errorText(outcome.error) : translate(`compose.reason.${outcome.kind}`),
    [errorText, translate],
  );

  const notifySent = useCallback(
    ({ record, textToSend, restore }: SentText) => {
      const named = labels.named(record);
      const inverse = { field: textToSend.field, text: textToSend.seen, seen: textToSend.text };
      let dismiss = () => {};
      const undoSend = async () => {
        undoStack.forget(undoOnce);
        dismiss();
        const outcome = await send({ ...record, [textToSend.field]: textToSend.text }, inverse);
        if (outcome.kind === 'sent') {
          restore(textToSend.text, textToSend.seen);
          toast({ tone: 'done', text: translate('list.action.undone', { record: named }) });
          return;
        }
        toast({
          tone: 'danger',
          text: translate('list.action.failed', {
            action: translate('list.action.undo'),
            record: named,
            reason: formatReason(outcome),
          }),
          action: { label: translate('list.action.retry'), run: undoOnce },
        });
      };
      const undoOnce = () => void undoSend();
      undoStack.push(undoOnce);
      dismiss = toast({
        tone: 'done',
        text: translate('list.action.done', { done: labels.actionDone(name, 1), record: named }),
        action: { label: translate('list.action.undo'), run: undoOnce },
      });
    },
    [labels, name, translate, toast, undoStack, send, formatReason],
  );

  const notifyUnsent = useCallback(
    (record: ConsoleRecord, outcome: SendOutcome) => {
      const named = labels.named(record);
      toast({
        tone: 'danger',
        text: translate('compose.unsent', {
          action: labels.action(name),
          record: named,
          reason: formatReason(outcome),
        }),
      });
    },
    [labels, name, translate, toast, formatReason],
  );

  return { notifySent, notifyUnsent };
}
