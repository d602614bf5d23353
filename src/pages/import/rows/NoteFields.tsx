import { useTranslate } from 'ra-core';
import { type ImportKind, type ImportKindName, importKinds } from '../../../../resources/imports';
import sheets from '../../../ui/sheet.module.css';
import { TextArea } from '../../../ui/TextArea';
import own from '../columns/LackingFields.module.css';
import type { ImportNotes } from '../flow/flowState';

/** Longest note, in UTF-16 units. */
const most = 1000;

interface NoteFieldsProps {
  kind: ImportKindName;
  notes: ImportNotes;
  onChange: (notes: ImportNotes) => void;
}

/** The notes of an import, where its kind has any. */
export function NoteFields({ kind, notes, onChange }: NoteFieldsProps) {
  const translate = useTranslate();
  const { hasNotes }: ImportKind = importKinds[kind];
  if (!hasNotes) return null;
  const field = (name: keyof ImportNotes, words: 'admin' | 'customer') => (
    <TextArea
      rows={2}
      maxLength={most}
      label={translate(`import.notes.${words}`)}
      help={translate(`import.notes.${words}Help`)}
      value={notes[name]}
      onChange={(text) => onChange({ ...notes, [name]: text })}
    />
  );
  return (
    <section className={sheets.sheet} aria-labelledby="import-notes">
      <h2 id="import-notes">{translate('import.notes.title')}</h2>
      <div className={own.fields}>
        {field('adminNote', 'admin')}
        {field('customerNote', 'customer')}
      </div>
    </section>
  );
}
