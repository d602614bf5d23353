import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { getFormFields, MAX_FORM_FIELDS } from '../../../../resources/forms/formData';
import { findFormFieldKind, formFieldKinds } from '../../../../resources/forms/formFieldKinds';
import { createRandomId } from '../../../lib/createRandomId';
import { Button } from '../../../ui/buttons/Button';
import { useFocusRestore } from '../../../ui/focus/useFocusRestore';
import { Card } from '../../../ui/layout/Card';
import cards from '../../../ui/lists/itemCards.module.css';
import { SortableList } from '../../../ui/lists/SortableList';
import { useSortableMessages } from '../../../ui/lists/useSortableMessages';
import { ChooseDialog } from '../../../ui/overlays/ChooseDialog';
import { useToast } from '../../../ui/toasts/toastContext';
import { useFormEditor } from '../editor/formEditor';
import { LanguagePicker } from '../editor/LanguagePicker';
import { useFieldTitle } from '../editor/useFormTexts';
import { FieldCard } from './FieldCard';
import { addField, duplicateField, moveField, removeField } from './formChanges';

/** The fields of a form. They are sorted by mouse, touch, or keyboard. */
export function FieldsCard() {
  const translate = useTranslate();
  const toast = useToast();
  const { data, change, undo, setOpenField } = useFormEditor();
  const [isAdding, setAdding] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  useFocusRestore(region);
  const getTitle = useFieldTitle(data);
  const fields = getFormFields(data);
  const ids = fields.map(({ id }) => id);
  const find = (id: string) => fields.find((field) => field.id === id);
  const messages = useSortableMessages((id) => {
    const field = find(id);
    return field ? getTitle(field) : id;
  }, ids.length);
  const move = (id: string, to: number) => change((now) => moveField(now, id, to));
  const isFull = fields.length >= MAX_FORM_FIELDS;

  const add = (kindName: string) => {
    const kind = findFormFieldKind(kindName);
    const id = createRandomId();
    // Closing the dialog restores the focus to the button, so it must happen before the new form takes the focus.
    flushSync(() => setAdding(false));
    if (!kind) return;
    change((now) => addField(now, kind, id));
    setOpenField(id);
  };
  const duplicate = (id: string) => {
    const copyId = createRandomId();
    change((now) => duplicateField(now, id, copyId));
    setOpenField(copyId);
  };
  const remove = (id: string, title: string) => {
    change((now) => removeField(now, id));
    toast({
      tone: 'info',
      text: translate('forms.field.removed', { title }),
      action: { label: translate('editing.undo'), run: undo },
    });
  };
  return (
    <div ref={region} tabIndex={-1} className={cards.region}>
      <Card title={translate('forms.builder.title')} action={<LanguagePicker />}>
        {fields.length === 0 && <p className={cards.empty}>{translate('forms.builder.empty')}</p>}
        {fields.length > 0 && (
          <SortableList ids={ids} onMove={move} messages={messages}>
            {(id, handle) => {
              const field = find(id);
              if (!field) return null;
              const title = getTitle(field);
              return (
                <FieldCard
                  field={field}
                  fields={fields}
                  title={title}
                  handle={handle}
                  move={{ index: ids.indexOf(id), count: ids.length, to: (index) => move(id, index) }}
                  onDuplicate={isFull ? null : () => duplicate(id)}
                  onRemove={() => remove(id, title)}
                />
              );
            }}
          </SortableList>
        )}
        <div>
          <Button kind="dashed" icon="plus" disabled={isFull} onClick={() => setAdding(true)}>
            {translate('forms.builder.add')}
          </Button>
          {isFull && <p className={cards.quiet}>{translate('forms.builder.full', { smart_count: MAX_FORM_FIELDS })}</p>}
        </div>
      </Card>
      {isAdding && (
        <ChooseDialog
          title={translate('forms.builder.choose')}
          choices={Object.keys(formFieldKinds).map((kind) => ({
            key: kind,
            label: translate(`forms.kinds.${kind}.name`),
            text: translate(`forms.kinds.${kind}.text`),
          }))}
          onChoose={add}
          onCancel={() => setAdding(false)}
        />
      )}
    </div>
  );
}
