import { useTranslate } from 'ra-core';
import { Modal } from '../../ui/overlays/Modal';
import type { EntityLabels } from '../entity/entityLabels';
import type { ConsoleRecord } from '../records/consoleRecord';
import type { FieldLabels } from './fieldLabels';
import type { Composer } from './useComposer';

interface RemoveTextProps extends FieldLabels {
  composer: Composer;
  labels: EntityLabels;
  record: ConsoleRecord;
}

/** Confirms that sending an empty text removes the current one. */
export function RemoveText({ composer, labels, record, ...fieldLabels }: RemoveTextProps) {
  const translate = useTranslate();
  return (
    <Modal
      danger
      title={translate('compose.remove.title', { ...fieldLabels, record: labels.named(record) })}
      onCancel={composer.cancelConfirmation}
      onSubmit={() => composer.send(composer.pendingConfirmation?.companion ?? null, true)}
      submitLabel={translate('compose.remove.submit', { ...fieldLabels })}
    >
      <p>{translate('compose.remove.text', { ...fieldLabels })}</p>
      <blockquote dir="auto">{composer.composed.seen}</blockquote>
    </Modal>
  );
}
