import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Entity } from '../../../resources/entity';
import { useToast } from '../../ui/Toaster';
import { useEngine } from '../EngineContext';
import { useErrorText } from '../errorText';
import type { ConsoleRecord } from '../records/consoleRecord';

interface Part {
  _id: string;
}

type RemovePart = (record: ConsoleRecord, parts: readonly Part[], part: Part, label: string) => Promise<void>;

interface PartRemoval {
  remove: RemovePart;
  /** The last one that was refused. Told in place too: a dialog lies over the messages of the page. */
  failure: { text: string; retry: () => void } | null;
}

/** Deletes one member of a field: gone at once, back in its place with a message when the server refuses. */
export function usePartRemoval(entity: Entity, field: string): PartRemoval {
  const { writer } = useEngine();
  const translate = useTranslate();
  const errorText = useErrorText();
  const toast = useToast();
  const [failure, setFailure] = useState<PartRemoval['failure']>(null);

  const remove: RemovePart = async (record, parts, part, label) => {
    const left = parts.filter(({ _id }) => _id !== part._id);
    setFailure(null);
    try {
      await writer.write(entity, record, { set: { [field]: left }, part: { field, id: part._id } });
      toast({ tone: 'done', text: translate('panel.part.removed', { part: label }) });
    } catch (error) {
      const text = translate('panel.part.failed', { part: label, reason: errorText(error) });
      const retry = () => void remove(record, parts, part, label);
      setFailure({ text, retry });
      toast({ tone: 'danger', text, action: { label: translate('list.action.retry'), run: retry } });
    } finally {
      void writer.refresh(entity);
    }
  };
  return { remove, failure };
}
