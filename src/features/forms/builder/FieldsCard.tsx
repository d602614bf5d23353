import { useTranslate } from 'ra-core';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type FormCondition,
  type FormField,
  getFormFields,
  MAX_FORM_FIELDS,
} from '../../../../resources/forms/formData';
import { findFormFieldKind, formFieldKinds, hasAnswer } from '../../../../resources/forms/formFieldKinds';
import { useEditNotification } from '../../../engine/editing/useEditNotification';
import { createRandomId } from '../../../lib/createRandomId';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/buttons/Button';
import { useFocusRestore } from '../../../ui/focus/useFocusRestore';
import { Card } from '../../../ui/layout/Card';
import cards from '../../../ui/lists/itemCards.module.css';
import { SortableList } from '../../../ui/lists/SortableList';
import { type ReorderProps, useMoveEntries, useSortableMessages } from '../../../ui/lists/sorting';
import { ChooseDialog } from '../../../ui/overlays/ChooseDialog';
import { Menu } from '../../../ui/overlays/Menu';
import textStyles from '../../../ui/text/text.module.css';
import { LanguagePicker } from '../editor/FormTextInput';
import { useFormEditor } from '../editor/formEditor';
import { useFieldTitle } from '../editor/useFormTexts';
import { FieldForm } from './FieldForm';
import { noFieldsIssue } from './findFormIssues';
import { addField, duplicateField, moveField, removeField } from './formChanges';

/** The fields of a form. They are sorted by mouse, touch, or keyboard. */
export function FieldsCard() {
  const translate = useTranslate();
  const notify = useEditNotification();
  const { data, change, undo, setOpenField, issues, isChecked } = useFormEditor();
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
    notify(translate('forms.field.removed', { title }), undo);
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
        <div data-field="fields">
          {isChecked && issues.includes(noFieldsIssue) && (
            <p className={textStyles.danger}>{translate('forms.noFieldsShown')}</p>
          )}
          <Button kind="dashed" icon="plus" disabled={isFull} onClick={() => setAdding(true)}>
            {translate('forms.builder.add')}
          </Button>
          {isFull && (
            <p className={textStyles.second}>{translate('forms.builder.full', { smart_count: MAX_FORM_FIELDS })}</p>
          )}
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

interface FieldCardProps {
  field: FormField;
  fields: readonly FormField[];
  title: string;
  handle: ReactNode;
  move: ReorderProps;
  /** Null if the form can't have more fields. */
  onDuplicate: (() => void) | null;
  onRemove: () => void;
}

/** Card of a field: its kind, its condition, and an inline form. */
function FieldCard({ field, fields, title, handle, move, onDuplicate, onRemove }: FieldCardProps) {
  const translate = useTranslate();
  const { issues, isChecked, openField, setOpenField } = useFormEditor();
  const getMoveEntries = useMoveEntries();
  const describeCondition = useConditionSentence(fields);
  const id = useId();
  const { kind, name, condition, settings } = field;
  const isOpen = kind !== null && openField === field.id;
  const hasIssue = isChecked && issues.some((issue) => issue.field === field.id);
  const isRequired = settings['required'] === true;
  return (
    <article aria-labelledby={`${id}-title`} data-form-field={field.id} className={cards.card}>
      <header className={cards.head}>
        {handle}
        <div className={cards.info}>
          <h3 className={cards.title}>
            <bdi id={`${id}-title`}>{title}</bdi>
            {isRequired && <StatusBadge tone="neutral">{translate('forms.field.required')}</StatusBadge>}
            {hasIssue && !isOpen && <StatusBadge tone="refused">{translate('forms.field.incomplete')}</StatusBadge>}
          </h3>
          <p className={textStyles.hint}>
            {kind ? translate(`forms.kinds.${kind}.name`) : translate('forms.kinds.unknown.text')}
            {hasAnswer(kind) && name !== '' && (
              <>
                {' · '}
                <bdi>{name}</bdi>
              </>
            )}
          </p>
          {condition && <p className={textStyles.hint}>{describeCondition(condition)}</p>}
        </div>
        <div className={cards.controls}>
          {kind && (
            <Button
              size="small"
              aria-expanded={isOpen}
              aria-label={translate(isOpen ? 'forms.field.doneNamed' : 'forms.field.editNamed', { title })}
              onClick={() => setOpenField(isOpen ? null : field.id)}
            >
              {translate(isOpen ? 'forms.field.done' : 'forms.edit')}
            </Button>
          )}
          <Menu
            label={translate('forms.more', { name: title })}
            icon="more"
            align="end"
            entries={[
              ...getMoveEntries(move),
              ...(onDuplicate
                ? [{ key: 'duplicate', label: translate('forms.duplicate.button'), onSelect: onDuplicate }]
                : []),
              { key: 'remove', danger: true, label: translate('forms.field.remove'), onSelect: onRemove },
            ]}
          />
        </div>
      </header>
      {isOpen && <FieldForm field={field} kind={kind} fields={fields} title={title} />}
    </article>
  );
}

/** Returns a function that describes when a field is shown. */
function useConditionSentence(fields: readonly FormField[]): (condition: FormCondition) => string {
  const translate = useTranslate();
  const { data } = useFormEditor();
  const getTitle = useFieldTitle(data);
  return ({ field, test, value }) => {
    const source = fields.find(({ id }) => id === field);
    if (!source) return translate('forms.issues.noSource');
    return translate(`forms.condition.sentence.${test}`, { field: getTitle(source), value });
  };
}
