import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { useToast } from '../../ui/Toaster';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useEntityWords } from '../words';
import type { Composer } from './useComposer';

interface Discard {
  /** Throws away what was typed. */
  forNothing: () => void;
  /** Throws it away because somebody else's text is to stay. */
  forTheirs: () => void;
}

/** Ways to give up a text; each can be taken back. */
export function useDiscard(
  entity: Entity,
  record: ConsoleRecord,
  { composed, close, isBusy }: Composer,
  onClose: (sent: boolean) => void,
): Discard {
  const translate = useTranslate();
  const words = useEntityWords(entity);
  const toast = useToast();

  const discard = (told: string, after: () => void) => () => {
    if (isBusy) return;
    const { text, seen, restore, isChanged } = composed;
    composed.discard();
    if (isChanged) {
      toast({
        tone: 'info',
        text: told,
        action: { label: translate('compose.discarded.restore'), run: () => restore(text, seen) },
      });
    }
    after();
  };
  const title = words.title(record);
  return {
    forNothing: discard(translate('compose.discarded.done', { title }), close),
    forTheirs: discard(translate('compose.conflict.kept', { title }), () => onClose(false)),
  };
}
