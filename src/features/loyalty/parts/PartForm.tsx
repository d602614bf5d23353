import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';
import { isFieldVisible } from '../../../../resources/config/configField';
import { FieldList } from '../../../engine/fields/FieldList';
import { firstField } from '../../../ui/focus/focusable';
import styles from '../../../ui/lists/itemCards.module.css';
import { getPartForm } from '../draft/formFields';
import { getDraftValue, type PartList, type ProgramPart } from '../draft/programDraft';
import { useProgramEditor } from '../editor/programEditor';
import { useFieldText } from '../forms/useFieldText';

interface PartFormProps {
  list: PartList;
  part: ProgramPart;
  title: string;
}

/** Form of a task or reward. The fields depend on its type; changes go to the draft immediately. */
export function PartForm({ list, part, title }: PartFormProps) {
  const translate = useTranslate();
  const { editor } = useProgramEditor();
  const getFieldText = useFieldText();
  const fieldsetRef = useRef<HTMLFieldSetElement>(null);
  const target = { of: list, id: part._id };
  const { type, config } = part;
  const fields = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(getPartForm(list, type) ?? {}).filter(([, field]) => isFieldVisible(field, config)),
      ),
    [list, type, config],
  );
  useEffect(() => {
    if (!fieldsetRef.current) return;
    firstField(fieldsetRef.current)?.focus({ preventScroll: true });
    fieldsetRef.current.closest('article')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <fieldset ref={fieldsetRef} aria-label={translate('loyaltyEditor.part.form', { title })} className={styles.form}>
      <FieldList
        fields={fields}
        getFieldText={(path) => getFieldText(type, path)}
        valueAt={(path) => getDraftValue(editor.draftProgram, target, path)}
        onChange={(path, value) => editor.set(target, path, value)}
        isChecked={editor.isChecked}
      />
    </fieldset>
  );
}
