import '../../../i18n/en/areas/panel';
import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { useToast } from '../../ui/toasts/Toaster';
import { useErrorText } from '../errors/errorText';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useEngine } from '../records/EngineContext';

interface Part {
  _id: string;
}

type RemovePart = (record: ConsoleRecord, parts: readonly Part[], part: Part, label: string) => Promise<void>;

/** Returns a function that deletes one item of a list field optimistically. Rolled back with a message if it is rejected. */
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
      const text = translate('panel.part.failed', { part: label, reason: errorText(error) });
      const retry = () => void remove(record, parts, part, label);
      toast({ tone: 'danger', text, action: { label: translate('list.action.retry'), run: retry } });
    } finally {
      void writer.refresh(entity);
    }
  };
  return remove;
}
