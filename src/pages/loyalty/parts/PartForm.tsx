import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';
import { isAsked } from '../../../../resources/config/configField';
import { FieldList } from '../../../engine/fields/FieldList';
import { firstField } from '../../../ui/focusable';
import { partForm } from '../draft/fieldAt';
import { type Part, type PartList, valueAt } from '../draft/programDraft';
import { useProgramEditor } from '../editor/programEditor';
import { useFieldWords } from '../forms/fieldWords';
import styles from './parts.module.css';

interface PartFormProps {
  list: PartList;
  part: Part;
  title: string;
}

/** The form of a task or reward; it follows from its kind, and what is changed is in the draft at once. */
export function PartForm({ list, part, title }: PartFormProps) {
  const translate = useTranslate();
  const { desk, isChecked } = useProgramEditor();
  const wordsOf = useFieldWords();
  const box = useRef<HTMLFieldSetElement>(null);
  const place = { of: list, id: part._id };
  const { type, config } = part;
  const fields = useMemo(
    () => Object.fromEntries(Object.entries(partForm(list, type) ?? {}).filter(([, field]) => isAsked(field, config))),
    [list, type, config],
  );
  useEffect(() => {
    if (!box.current) return;
    firstField(box.current)?.focus({ preventScroll: true });
    box.current.closest('article')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <fieldset ref={box} aria-label={translate('loyaltyEditor.part.form', { title })} className={styles.form}>
      <FieldList
        fields={fields}
        wordsOf={(path) => wordsOf(type, path)}
        valueAt={(path) => valueAt(desk.whole, place, path)}
        onChange={(path, value) => desk.set(place, path, value)}
        isChecked={isChecked}
      />
    </fieldset>
  );
}
