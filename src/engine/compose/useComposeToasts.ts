import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import { useToast } from '../../ui/toasts/Toaster';
import { useEntityLabels } from '../entity/entityLabels';
import { useErrorText } from '../errors/errorText';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useUndo } from '../records/undo';
import { type TextToSend, useTextSender } from './useTextSender';

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
  notifyUnsent(record: ConsoleRecord, error: AppError): void;
}

/** Toasts about texts whose composer is closed. */
export function useComposeToasts(entity: Entity, name: string): ComposeToasts {
  const labels = useEntityLabels(entity);
  const translate = useTranslate();
  const errorText = useErrorText();
  const toast = useToast();
  const undoStack = useUndo();
  const sendText = useTextSender(entity);

  const formatReason = useCallback(
    (error: AppError) => {
      const isRead = error.fresh !== undefined && (error.kind === 'conflict' || error.kind === 'notFound');
      if (!isRead) return errorText(error);
      return translate(`compose.reason.${error.kind === 'conflict' ? 'conflict' : 'gone'}`);
    },
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
        try {
          // A later text reports its own outcome.
          if (!(await sendText({ ...record, [textToSend.field]: textToSend.text }, inverse))) return;
          restore(textToSend.text, textToSend.seen);
          toast({ tone: 'done', text: translate('list.action.undone', { record: named }) });
        } catch (thrown) {
          toast({
            tone: 'danger',
            text: translate('list.action.failed', {
              action: translate('list.action.undo'),
              record: named,
              reason: formatReason(toAppError(thrown)),
            }),
            action: { label: translate('list.action.retry'), run: undoOnce },
          });
        }
      };
      const undoOnce = () => void undoSend();
      undoStack.push(undoOnce);
      dismiss = toast({
        tone: 'done',
        text: translate('list.action.done', { done: labels.actionDone(name, 1), record: named }),
        action: { label: translate('list.action.undo'), run: undoOnce },
      });
    },
    [labels, name, translate, toast, undoStack, sendText, formatReason],
  );

  const notifyUnsent = useCallback(
    (record: ConsoleRecord, error: AppError) => {
      const named = labels.named(record);
      toast({
        tone: 'danger',
        text: translate('compose.unsent', {
          action: labels.action(name),
          record: named,
          reason: formatReason(error),
        }),
      });
    },
    [labels, name, translate, toast, formatReason],
  );

  return { notifySent, notifyUnsent };
}
