import { useNotify, useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { useEntityLabels } from '../entity/entityLabels';
import type { ConsoleRecord } from '../records/consoleRecord';
import type { Composer } from './useComposer';

interface Discard {
  /** Discards the draft. */
  discard: () => void;
  /** Discards the draft and keeps the other user's text. */
  acceptRemote: () => void;
}

/** Handlers that discard a draft. Their notification offers to restore it. */
export function useDiscard(
  entity: Entity,
  record: ConsoleRecord,
  { composed, close, isBusy }: Composer,
  onClose: (sent: boolean) => void,
): Discard {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const notify = useNotify();

  const createHandler = (message: string, after: () => void) => () => {
    if (isBusy) return;
    const { text, seen, restore, isChanged } = composed;
    composed.discard();
    if (isChanged) {
      notify(message, { action: { label: translate('compose.discarded.restore'), run: () => restore(text, seen) } });
    }
    after();
  };
  const named = labels.named(record);
  return {
    discard: createHandler(translate('compose.discarded.done', { record: named }), close),
    acceptRemote: createHandler(translate('compose.conflict.kept', { record: named }), () => onClose(false)),
  };
}
