import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/Button';
import { classes } from '../../../ui/classes';
import { StatePill } from '../../../ui/StatePill';
import { Switch } from '../../../ui/Switch';
import { partForm } from '../draft/fieldAt';
import { isSamePlace, type Part, type PartList } from '../draft/programDraft';
import { useProgramEditor } from '../editor/programEditor';
import { usePartTitle } from '../words/usePartTitle';
import { PartForm } from './PartForm';
import { PartMenu } from './PartMenu';
import { PartSentence } from './PartSentence';
import styles from './parts.module.css';
import { useOpenPart } from './useOpenPart';

/** Where a part stands, and how it comes to another place, from 0. */
export interface Movable {
  place: number;
  count: number;
  to: (place: number) => void;
}

interface PartCardProps {
  list: PartList;
  /** As it will be. */
  part: Part;
  /** Null for one that is not saved: it cannot be moved yet. */
  handle: ReactNode;
  move: Movable | null;
  onRemove: () => void;
}

/** One task or reward: what it gives, whether it is on, and its form in place when it is opened. */
export function PartCard({ list, part, handle, move, onRemove }: PartCardProps) {
  const translate = useTranslate();
  const { desk, isChecked } = useProgramEditor();
  const [open, setOpen] = useOpenPart();
  const titleOf = usePartTitle();
  const id = useId();
  const place = { of: list, id: part._id };
  const title = titleOf(list, part);
  const isNew = move === null;
  const isOn = part.isEnabled !== false;
  const hasForm = partForm(list, part.type) !== null;
  const isOpen = hasForm && open === part._id;
  const isChanged = desk.draft.changes.some((change) => isSamePlace(change.place, place));
  const isFaulty = isChecked && desk.faults.some((fault) => isSamePlace(fault.place, place));
  return (
    <article aria-labelledby={`${id}-title`} className={classes(styles.card, !isOn && styles.off)}>
      <header className={styles.head}>
        {handle}
        <div className={styles.says}>
          <h3 className={styles.title}>
            <bdi id={`${id}-title`}>{title}</bdi>
            {isNew && <StatePill tone="featured">{translate('loyaltyEditor.part.new')}</StatePill>}
            {isChanged && <StatePill tone="waiting">{translate('loyaltyEditor.part.changed')}</StatePill>}
            {!isOn && <StatePill tone="neutral">{translate('loyaltyEditor.part.off')}</StatePill>}
            {isFaulty && !isOpen && <StatePill tone="refused">{translate('loyaltyEditor.part.faulty')}</StatePill>}
          </h3>
          <PartSentence list={list} part={part} />
        </div>
        <div className={styles.controls}>
          <Switch
            label={translate('loyaltyEditor.part.on', { title })}
            checked={isOn}
            onChange={({ target }) => desk.set(place, 'isEnabled', target.checked)}
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
            onRestore={isChanged ? () => desk.forget(place) : null}
            isNew={isNew}
            onRemove={onRemove}
          />
        </div>
      </header>
      {isOpen && <PartForm list={list} part={part} title={title} />}
    </article>
  );
}
