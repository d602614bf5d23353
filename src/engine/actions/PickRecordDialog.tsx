import '../../../i18n/en/areas/ask';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Entity, PickRecordAction } from '../../../resources/entity';
import { Modal } from '../../ui/overlays/Modal';
import { useEntityLabels } from '../entity/entityLabels';
import type { PickedItem } from '../pickers/pickedItem';
import { RecordPicker } from '../pickers/RecordPicker';
import { getChosenId, toChoiceChange } from '../records/choice';
import { type ConsoleRecord, getFieldValue } from '../records/consoleRecord';
import type { RecordChange } from '../records/recordChange';

interface ChooseDialogProps {
  entity: Entity;
  /** Name of the action. */
  name: string;
  action: PickRecordAction;
  record: ConsoleRecord;
  onCancel: () => void;
  onConfirm: (change: RecordChange) => void;
}

/** Asks for a record to put in a field of another, such as the product of a review. */
export default function PickRecordDialog({ entity, name, action, record, onCancel, onConfirm }: ChooseDialogProps) {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const [picked, setPicked] = useState<PickedItem | null>(null);
  const chosen = picked && toChoiceChange(entity, action, picked.value);
  const isSame =
    chosen !== null &&
    getChosenId(entity, action, picked?.value) === getChosenId(entity, action, record[action.choose]);
  const label = getFieldValue(record, `${action.choose}.name`);

  return (
    <Modal
      title={translate('ask.choose', { action: labels.action(name), record: labels.named(record) })}
      onCancel={onCancel}
      onSubmit={() => chosen && onConfirm(chosen)}
      submitLabel={labels.actionConfirm(name)}
      submitDisabled={!chosen || isSame}
    >
      {typeof label === 'string' && (
        <p>{translate('ask.now', { label: labels.fieldNoun(action.choose), value: label })}</p>
      )}
      <RecordPicker
        autoFocus
        required
        from={action.from}
        label={labels.field(action.choose)}
        value={picked}
        onChange={setPicked}
        error={isSame ? translate('ask.same') : undefined}
      />
    </Modal>
  );
}
