import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/buttons/Button';
import { classes } from '../../../ui/classes';
import { Switch } from '../../../ui/inputs/Switch';
import styles from '../../../ui/lists/itemCards.module.css';
import type { ReorderProps } from '../../../ui/lists/useMoveEntries';
import { getPartForm } from '../draft/formFields';
import { isSameTarget, type PartList, type ProgramPart } from '../draft/programDraft';
import { useProgramEditor } from '../editor/programEditor';
import { usePartTitle } from '../programs/usePartTitle';
import { PartForm } from './PartForm';
import { PartMenu } from './PartMenu';
import { PartSentence } from './PartSentence';
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
