import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useEntityWords } from '../words';
import ConfirmRemove from './ConfirmRemove';

interface RemoveDialogProps {
  entity: Entity;
  record: ConsoleRecord;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before a record is deleted, by its name. */
export default function RemoveDialog({ entity, record, ...answers }: RemoveDialogProps) {
  const translate = useTranslate();
  const words = useEntityWords(entity);
  return <ConfirmRemove title={translate('ask.removeTitle', { title: words.title(record) })} {...answers} />;
}
