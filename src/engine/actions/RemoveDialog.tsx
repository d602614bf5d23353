import '../../../i18n/en/areas/ask';
import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { useEntityLabels } from '../entity/entityLabels';
import type { ConsoleRecord } from '../records/consoleRecord';
import ConfirmRemove from './ConfirmRemove';

interface RemoveDialogProps {
  entity: Entity;
  record: ConsoleRecord;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Confirms the deletion of a record, by its name. */
export default function RemoveDialog({ entity, record, ...handlers }: RemoveDialogProps) {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  return <ConfirmRemove title={translate('ask.removeTitle', { record: labels.named(record) })} {...handlers} />;
}
