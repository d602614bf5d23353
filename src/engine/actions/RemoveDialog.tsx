import '../../../i18n/en/areas/ask';
import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { useEntityLabels } from '../entity/entityLabels';
import { getAvailableActions } from '../records/actions';
import type { ConsoleRecord } from '../records/consoleRecord';
import ConfirmRemove from './ConfirmRemove';
import { RemovalConsequences } from './RemovalConsequences';

interface RemoveDialogProps {
  entity: Entity;
  record: ConsoleRecord;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Confirms the deletion of a record, by its name and what it takes along. */
export default function RemoveDialog({ entity, record, ...handlers }: RemoveDialogProps) {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const named = getAvailableActions(entity, record).find(({ action }) => action.remove);
  return (
    <ConfirmRemove title={translate('ask.removeTitle', { record: labels.named(record) })} {...handlers}>
      {named && <RemovalConsequences entity={entity} named={named} records={[record]} />}
    </ConfirmRemove>
  );
}
