import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import type { FormField } from '../../../../resources/forms/formData';
import { hasAnswer } from '../../../../resources/forms/formFieldKinds';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/buttons/Button';
import styles from '../../../ui/lists/itemCards.module.css';
import { type ReorderProps, useMoveEntries } from '../../../ui/lists/useMoveEntries';
import { Menu } from '../../../ui/overlays/Menu';
import { useFormEditor } from '../editor/formEditor';
import { FieldForm } from './FieldForm';
import { useConditionSentence } from './useConditionSentence';

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
export function FieldCard({ field, fields, title, handle, move, onDuplicate, onRemove }: FieldCardProps) {
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
    <article aria-labelledby={`${id}-title`} data-form-field={field.id} className={styles.card}>
      <header className={styles.head}>
        {handle}
        <div className={styles.info}>
          <h3 className={styles.title}>
            <bdi id={`${id}-title`}>{title}</bdi>
            {isRequired && <StatusBadge tone="neutral">{translate('forms.field.required')}</StatusBadge>}
            {hasIssue && !isOpen && <StatusBadge tone="refused">{translate('forms.field.incomplete')}</StatusBadge>}
          </h3>
          <p className={styles.conditions}>
            {kind ? translate(`forms.kinds.${kind}.name`) : translate('forms.kinds.unknown.text')}
            {hasAnswer(kind) && name !== '' && (
              <>
                {' · '}
                <bdi>{name}</bdi>
              </>
            )}
          </p>
          {condition && <p className={styles.conditions}>{describeCondition(condition)}</p>}
        </div>
        <div className={styles.controls}>
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
