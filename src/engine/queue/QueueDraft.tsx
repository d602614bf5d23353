import { useTranslate } from 'ra-core';
import { Notice } from '../../ui/Notice';
import { composeDraft, useHasDraft } from '../useDraft';
import { useEntityWords } from '../words';
import type { Entry } from './queueState';

/** Says that a text was begun on the record and not sent; its letter goes on with it. */
export function QueueDraft({
  entry: { entity, base },
  action,
  field,
}: {
  entry: Entry;
  action: string;
  field: string;
}) {
  const translate = useTranslate();
  const words = useEntityWords(entity);
  const isKept = useHasDraft(composeDraft(entity.name, action, base.id));
  return isKept && <Notice tone="info">{translate('queue.draft', { field: words.field(field) })}</Notice>;
}
