import { useTranslate } from 'ra-core';
import { composeDraft, useHasDraft } from '../../engine/drafts/useDraft';
import { useEntityLabels } from '../../engine/entity/entityLabels';
import { Banner } from '../../ui/feedback/Banner';
import type { QueueEntry } from './queueState';

/** Notice that the record has an unsent draft. */
export function QueueDraft({
  entry: { entity, base },
  action,
  field,
}: {
  entry: QueueEntry;
  action: string;
  field: string;
}) {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const hasStoredDraft = useHasDraft(composeDraft(entity.name, action, base.id));
  return hasStoredDraft && <Banner tone="info">{translate('queue.draft', { field: labels.field(field) })}</Banner>;
}
