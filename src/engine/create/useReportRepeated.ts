import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { useToast } from '../../ui/toasts/Toaster';
import { useEntityLabels } from '../entity/entityLabels';
import { useErrorText } from '../errors/errorText';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useEngine } from '../records/EngineContext';

/** Returns a function that reports records which were created in addition to the one that was asked for, and offers to delete them. */
export function useReportRepeated(entity: Entity): (repeated: readonly ConsoleRecord[]) => void {
  const { writer } = useEngine();
  const translate = useTranslate();
  const errorText = useErrorText();
  const labels = useEntityLabels(entity);
  const toast = useToast();
  const name = labels.name(1);

  return function report(repeated) {
    const remove = async () => {
      try {
        for (const record of repeated) await writer.write(entity, record, { remove: true });
        toast({ tone: 'done', text: translate('create.repeatedDeleted', { name }) });
      } catch (thrown) {
        const text = translate('create.repeatedFailed', { name, reason: errorText(thrown) });
        toast({
          tone: 'danger',
          text,
          action: { label: translate('create.deleteRepeated'), run: () => void remove() },
        });
      } finally {
        void writer.refresh(entity);
      }
    };
    toast({
      tone: 'danger',
      text: translate('create.repeated', { name, smart_count: repeated.length + 1 }),
      action: { label: translate('create.deleteRepeated'), run: () => void remove() },
    });
  };
}
