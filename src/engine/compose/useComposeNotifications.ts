import { useNotify, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
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

interface ComposeNotifications {
  /** Shows that a text was sent, with Undo. */
  notifySent(sent: SentText): void;
  /** Shows that a text was not sent, for a composer that was closed in the meantime. */
  notifyUnsent(record: ConsoleRecord, error: AppError): void;
}

/** Notifications about texts whose composer is closed. */
export function useComposeNotifications(entity: Entity, name: string): ComposeNotifications {
  const labels = useEntityLabels(entity);
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
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
      const undoSend = async () => {
        undoStack.forget(undoOnce);
        try {
          // A later text reports its own outcome.
          if (!(await sendText({ ...record, [textToSend.field]: textToSend.text }, inverse))) return;
          restore(textToSend.text, textToSend.seen);
          notify(translate('list.action.undone', { record: named }), { type: 'success' });
        } catch (thrown) {
          notify(
            translate('list.action.failed', {
              action: translate('list.action.undo'),
              record: named,
              reason: formatReason(toAppError(thrown)),
            }),
            { type: 'error', action: { label: translate('list.action.retry'), run: undoOnce } },
          );
        }
      };
      const undoOnce = () => void undoSend();
      const id = undoStack.push(undoOnce);
      notify(translate('list.action.done', { done: labels.actionDone(name, 1), record: named }), {
        type: 'success',
        id,
        action: { label: translate('list.action.undo'), run: undoOnce },
      });
    },
    [labels, name, translate, notify, undoStack, sendText, formatReason],
  );

  const notifyUnsent = useCallback(
    (record: ConsoleRecord, error: AppError) => {
      const named = labels.named(record);
      notify(
        translate('compose.unsent', {
          action: labels.action(name),
          record: named,
          reason: formatReason(error),
        }),
        { type: 'error' },
      );
    },
    [labels, name, translate, notify, formatReason],
  );

  return { notifySent, notifyUnsent };
}
