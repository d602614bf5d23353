import { useTranslate } from 'ra-core';
import { type ImportKind, type ImportKindName, importKinds } from '../../../../resources/imports';
import { TextArea } from '../../../ui/inputs/TextArea';
import cardStyles from '../../../ui/layout/Card.module.css';
import styles from '../columns/MissingFields.module.css';
import type { ImportNotes } from '../flow/flowState';

/** In UTF-16 code units. */
const MAX_NOTE_LENGTH = 1000;

interface NoteFieldsProps {
  kind: ImportKindName;
  notes: ImportNotes;
  onChange: (notes: ImportNotes) => void;
}

/** Note fields, for import kinds that have notes. */
export function NoteFields({ kind, notes, onChange }: NoteFieldsProps) {
  const translate = useTranslate();
  const { hasNotes }: ImportKind = importKinds[kind];
  if (!hasNotes) return null;
  const renderNote = (name: keyof ImportNotes, audience: 'admin' | 'customer') => (
    <TextArea
      rows={2}
      maxLength={MAX_NOTE_LENGTH}
      label={translate(`import.notes.${audience}`)}
      help={translate(`import.notes.${audience}Help`)}
      value={notes[name]}
      onChange={(text) => onChange({ ...notes, [name]: text })}
    />
  );
  return (
    <section className={cardStyles.sheet} aria-labelledby="import-notes">
      <h2 id="import-notes">{translate('import.notes.title')}</h2>
      <div className={styles.fields}>
        {renderNote('adminNote', 'admin')}
        {renderNote('customerNote', 'customer')}
      </div>
    </section>
  );
}
