import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { useToast } from '../../ui/Toaster';
import { useEngine } from '../EngineContext';
import { useErrorText } from '../errorText';
import type { ConsoleRecord } from '../records/consoleRecord';

interface Part {
  _id: string;
}

type RemovePart = (record: ConsoleRecord, parts: readonly Part[], part: Part, label: string) => Promise<void>;

/** Deletes one member of a field: gone at once, back in its place with a message when the server refuses. */
export function usePartRemoval(entity: Entity, field: string): RemovePart {
  const { writer } = useEngine();
  const translate = useTranslate();
  const errorText = useErrorText();
  const toast = useToast();

  const remove: RemovePart = async (record, parts, part, label) => {
    const left = parts.filter(({ _id }) => _id !== part._id);
    try {
      await writer.write(entity, record, { set: { [field]: left }, part: { field, id: part._id } });
      toast({ tone: 'done', text: translate('panel.part.removed', { part: label }) });
    } catch (error) {
      toast({
        tone: 'danger',
        text: translate('panel.part.failed', { part: label, reason: errorText(error) }),
        action: { label: translate('list.action.retry'), run: () => void remove(record, parts, part, label) },
      });
    } finally {
      void writer.refresh(entity);
    }
  };
  return remove;
}
