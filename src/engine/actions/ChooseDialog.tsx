import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ChooseAction, Entity } from '../../../resources/entity';
import { Modal } from '../../ui/Modal';
import type { Picked } from '../pickers/picked';
import { RecordPicker } from '../pickers/RecordPicker';
import { type ConsoleRecord, valueAt } from '../records/consoleRecord';
import type { PendingChange } from '../records/pendingWrites';
import { useEntityWords } from '../words';
import { choiceOf } from './choice';

interface ChooseDialogProps {
  entity: Entity;
  /** Name of the action. */
  name: string;
  action: ChooseAction;
  record: ConsoleRecord;
  onCancel: () => void;
  onConfirm: (change: PendingChange) => void;
}

/** Asks which record to put in a field of another: the product that a review belongs to. */
export default function ChooseDialog({ entity, name, action, record, onCancel, onConfirm }: ChooseDialogProps) {
  const translate = useTranslate();
  const words = useEntityWords(entity);
  const [picked, setPicked] = useState<Picked | null>(null);
  const now = choiceOf(entity, action, record[action.choose]);
  const chosen = picked && choiceOf(entity, action, picked.value);
  const isSame = chosen !== null && sentBy(chosen, action) === sentBy(now, action);
  const label = valueAt(record, `${action.choose}.name`);

  return (
    <Modal
      title={translate('ask.choose', { action: words.action(name), title: words.title(record) })}
      onCancel={onCancel}
      onSubmit={() => chosen && onConfirm(chosen)}
      submitLabel={words.actionConfirm(name)}
      submitDisabled={!chosen || isSame}
    >
      {typeof label === 'string' && <p>{translate('ask.now', { label: words.field(action.choose), value: label })}</p>}
      <RecordPicker
        autoFocus
        required
        from={action.from}
        label={words.field(action.choose)}
        value={picked}
        onChange={setPicked}
        error={isSame ? translate('ask.same') : undefined}
      />
    </Modal>
  );
}

/** The id that a choice sends. */
function sentBy(change: PendingChange | null, { sends }: ChooseAction): unknown {
  return change && 'set' in change ? change.sent?.[sends] : undefined;
}
