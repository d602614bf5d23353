import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { type ConfigFields, isFieldVisible } from '../../../../resources/config/configField';
import { parseShownValues } from '../../../../resources/config/configShape';
import { FieldList } from '../../../engine/fields/FieldList';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/buttons/Button';
import { classes } from '../../../ui/classes';
import { firstField } from '../../../ui/focus/focusable';
import { Switch } from '../../../ui/inputs/Switch';
import styles from '../../../ui/lists/itemCards.module.css';
import { type ReorderProps, useMoveEntries } from '../../../ui/lists/sorting';
import { Menu, type MenuEntry } from '../../../ui/overlays/Menu';
import textStyles from '../../../ui/text/text.module.css';
import { useListText } from '../../../ui/text/useListText';
import { getConfigFields, getPartForm } from '../draft/formFields';
import { getDraftValue, isSameTarget, type PartList, type ProgramPart } from '../draft/programDraft';
import { useProgramEditor } from '../editor/programEditor';
import { useFieldText } from '../forms/useFieldText';
import { getPartSentences } from '../programs/getPartSentences';
import { usePartTitle } from '../programs/usePartTitle';
import { useSentence } from '../programs/useSentence';
import { PartIcon } from './PartIcon';
import { useOpenPart } from './useOpenPart';

interface PartCardProps {
  list: PartList;
  /** Part with the draft applied. */
  part: ProgramPart;
  handle: ReactNode;
  move: ReorderProps;
  /** Not saved yet. */
  isNew: boolean;
  onRemove: () => void;
}

/** Card of a task or reward: what it gives, a switch to enable it, and an inline form. */
export function PartCard({ list, part, handle, move, isNew, onRemove }: PartCardProps) {
  const translate = useTranslate();
  const { editor } = useProgramEditor();
  const [open, setOpen] = useOpenPart();
  const getPartTitle = usePartTitle();
  const id = useId();
  const partTarget = { of: list, id: part._id };
  const title = getPartTitle(list, part);
  const isOn = part.isEnabled !== false;
  const hasForm = getPartForm(list, part.type) !== null;
  const isOpen = hasForm && open === part._id;
  const isChanged = editor.changes.some((change) => isSameTarget(change.target, partTarget));
  const hasIssue = editor.isChecked && editor.issues.some((issue) => isSameTarget(issue.target, partTarget));
  return (
    <article aria-labelledby={`${id}-title`} className={classes(styles.card, !isOn && styles.off)}>
      <header className={styles.head}>
        {handle}
        <div className={styles.info}>
          <h3 className={styles.title}>
            <PartIcon type={part.type} />
            <bdi id={`${id}-title`}>{title}</bdi>
            {isNew && <StatusBadge tone="featured">{translate('loyaltyEditor.part.new')}</StatusBadge>}
            {isChanged && <StatusBadge tone="waiting">{translate('loyaltyEditor.part.changed')}</StatusBadge>}
            {!isOn && <StatusBadge tone="neutral">{translate('loyaltyEditor.part.off')}</StatusBadge>}
            {hasIssue && !isOpen && <StatusBadge tone="refused">{translate('loyaltyEditor.part.faulty')}</StatusBadge>}
          </h3>
          <PartSentence list={list} part={part} />
        </div>
        <div className={styles.controls}>
          <Switch
            label={translate('loyaltyEditor.part.on', { title })}
            checked={isOn}
            onChange={({ target }) => editor.set(partTarget, 'isEnabled', target.checked)}
          />
          {hasForm && (
            <Button
              size="small"
              aria-expanded={isOpen}
              aria-label={translate(isOpen ? 'loyaltyEditor.part.doneNamed' : 'loyaltyEditor.part.editNamed', {
                title,
              })}
              onClick={() => setOpen(isOpen ? null : part._id)}
            >
              {translate(isOpen ? 'loyaltyEditor.part.done' : 'loyaltyEditor.part.edit')}
            </Button>
          )}
          <PartMenu
            title={title}
            move={move}
            onRestore={isChanged ? () => editor.discard(partTarget) : null}
            isNew={isNew}
            onRemove={onRemove}
          />
        </div>
      </header>
      {isOpen && <PartForm list={list} part={part} title={title} />}
    </article>
  );
}

/** Describes what a task or reward gives, with its conditions below. */
function PartSentence({ list, part }: { list: PartList; part: ProgramPart }) {
  const translate = useTranslate();
  const formatSentence = useSentence();
  const getFieldText = useFieldText();
  const formatList = useListText();
  const sentences = getPartSentences(list, part);
  if (!sentences) {
    return <p className={styles.sentence}>{translate('loyalty.unknownType', { type: part.type ?? '' })}</p>;
  }
  const missing = findMissingNumbers(getConfigFields(list, part.type) ?? {}, part.config).map(
    (name) => getFieldText(part.type, name).label,
  );
  return (
    <>
      <p className={styles.sentence}>{formatSentence(sentences.sentence)}</p>
      {missing.length > 0 && (
        <p className={textStyles.hint}>{translate('loyaltyEditor.part.missing', { fields: formatList(missing) })}</p>
      )}
      {sentences.conditions.length > 0 && (
        <p className={textStyles.hint}>{sentences.conditions.map(formatSentence).join(' ')}</p>
      )}
    </>
  );
}

/** Returns the names of fields whose number is missing, so that the sentence has a placeholder. */
function findMissingNumbers(fields: ConfigFields, config: unknown): string[] {
  const values = parseShownValues(fields, config);
  return Object.entries(fields).flatMap(([name, field]) =>
    Number.isNaN(values[name]) && isFieldVisible(field, values) ? [name] : [],
  );
}

interface PartMenuProps {
  title: string;
  move: ReorderProps;
  /** Discards the changes; null if there are none. */
  onRestore: (() => void) | null;
  isNew: boolean;
  onRemove: () => void;
}

/** Actions menu of a task or reward. Includes keyboard alternatives to dragging. */
function PartMenu({ title, move, onRestore, isNew, onRemove }: PartMenuProps) {
  const translate = useTranslate();
  const getMoveEntries = useMoveEntries();
  const entries: MenuEntry[] = [
    ...getMoveEntries(move),
    ...(onRestore ? [{ key: 'restore', label: translate('loyaltyEditor.part.restore'), onSelect: onRestore }] : []),
    {
      key: 'remove',
      danger: true,
      label: translate(isNew ? 'loyaltyEditor.part.removeNew' : 'loyaltyEditor.part.remove'),
      onSelect: onRemove,
    },
  ];
  return <Menu label={translate('loyaltyEditor.part.more', { title })} icon="more" align="end" entries={entries} />;
}

interface PartFormProps {
  list: PartList;
  part: ProgramPart;
  title: string;
}

/** Form of a task or reward. The fields depend on its type; changes go to the draft immediately. */
function PartForm({ list, part, title }: PartFormProps) {
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
