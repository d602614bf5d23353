import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { composeDraft, useHasDraft } from '../drafts/useDraft';
import { useEntityLabels } from '../entity/entityLabels';
import styles from './RecordActions.module.css';

interface DraftNoteProps {
  entity: Entity;
  id: string;
  /** Name of the text action. */
  action: string;
  /** The field that the action writes. */
  field: string;
}

/** Note that a record has an unsent draft. */
export function DraftNote({ entity, id, action, field }: DraftNoteProps) {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  if (!useHasDraft(composeDraft(entity.name, action, id))) return null;
  return <span className={styles.draft}>{translate('list.action.draft', { field: labels.field(field) })}</span>;
}
