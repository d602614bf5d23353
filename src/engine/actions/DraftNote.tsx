import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { composeDraft, useHasDraft } from '../useDraft';
import { useEntityWords } from '../words';
import styles from './RecordActions.module.css';

interface DraftNoteProps {
  entity: Entity;
  id: string;
  /** Name of the action that writes the text. */
  action: string;
  /** The field that the text is for. */
  field: string;
}

/** Says on a record that a text was begun and not sent; its action goes on with it. */
export function DraftNote({ entity, id, action, field }: DraftNoteProps) {
  const translate = useTranslate();
  const words = useEntityWords(entity);
  if (!useHasDraft(composeDraft(entity.name, action, id))) return null;
  return <span className={styles.draft}>{translate('list.action.draft', { field: words.field(field) })}</span>;
}
