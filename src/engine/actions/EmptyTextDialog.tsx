import '../../../i18n/en/areas/ask';
import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { Modal } from '../../ui/overlays/Modal';
import { useEntityLabels } from '../entity/entityLabels';
import { findEmptyText } from '../records/actions';
import type { ConsoleRecord } from '../records/consoleRecord';

interface EmptyTextDialogProps {
  entity: Entity;
  /** Name of the action. */
  name: string;
  record: ConsoleRecord;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before an action that a text usually comes with, such as publishing a question, while the record has none. */
export default function EmptyTextDialog({ entity, name, record, onCancel, onConfirm }: EmptyTextDialogProps) {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const action = labels.action(name);
  return (
    <Modal
      title={translate('ask.choose', { action, record: labels.named(record) })}
      onCancel={onCancel}
      onSubmit={onConfirm}
      submitLabel={action}
    >
      <p>{translate('ask.empty', { field: labels.field(findEmptyText(entity, name, record) ?? '') })}</p>
    </Modal>
  );
}
