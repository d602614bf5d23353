import '../../../i18n/en/areas/panel';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { Entity } from '../../../resources/entity';
import { useErrorText } from '../errors/errorText';
import type { ConsoleRecord } from '../records/consoleRecord';

interface Part {
  _id: string;
}

type RemovePart = (record: ConsoleRecord, part: Part, label: string) => Promise<void>;

/** Returns a function that deletes one item of a list field optimistically. Rolled back with a message if it is rejected. */
export function usePartRemoval(entity: Entity, field: string): RemovePart {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();

  const remove: RemovePart = async (record, part, label) => {
    try {
      await dataProvider.removePart(entity.name, { id: record.id, field, itemId: part._id, previousData: record });
      notify(translate('panel.part.removed', { part: label }), { type: 'success' });
    } catch (error) {
      const text = translate('panel.part.failed', { part: label, reason: errorText(error) });
      const retry = () => void remove(record, part, label);
      notify(text, { type: 'error', action: { label: translate('list.action.retry'), run: retry } });
    }
  };
  return remove;
}
