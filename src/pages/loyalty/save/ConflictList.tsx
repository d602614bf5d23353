import { useTranslate } from 'ra-core';
import { usePartTitle } from '../../../engine/programs/usePartTitle';
import { RadioList } from '../../../ui/form/RadioList';
import { useProgramEditor } from '../editor/programEditor';
import type { ConflictChoice, ProgramConflict } from './conflicts';
import styles from './save.module.css';
import { useChangeText } from './useProgramDifferences';

interface ConflictListProps {
  conflicts: readonly ProgramConflict[];
  choices: ReadonlyMap<string, ConflictChoice>;
  onChoose: (key: string, choice: ConflictChoice) => void;
}

/** Lets the user choose a version for each conflicting change. */
export function ConflictList({ conflicts, choices, onChoose }: ConflictListProps) {
  const translate = useTranslate();
  const { saved, draftController } = useProgramEditor();
  const getPartTitle = usePartTitle();
  const getChangeText = useChangeText(saved, draftController.seen);
  if (conflicts.length === 0) return null;

  const getTexts = (conflict: ProgramConflict) => {
    if (conflict.kind === 'deleted') {
      const { target, part } = conflict;
      return {
        label: part ? getPartTitle(target.of, part) : translate('loyaltyEditor.conflict.unseen'),
        theirs: translate('loyaltyEditor.conflict.deleted'),
        mine: part && translate('loyaltyEditor.conflict.restore'),
      };
    }
    const { title, field, text } = getChangeText(conflict.change);
    return {
      label: title === '' ? field : translate('loyaltyEditor.review.ofPart', { title, change: field }),
      theirs: translate('loyaltyEditor.conflict.theirs', { value: text(conflict.theirs) }),
      mine: translate('loyaltyEditor.conflict.mine', { value: text(conflict.change.after) }),
    };
  };
  return (
    <div className={styles.conflicts}>
      {conflicts.map((conflict) => {
        const { label, mine, theirs } = getTexts(conflict);
        const options: { value: ConflictChoice | ''; label: string }[] = [
          ...(mine ? [{ value: 'mine' as const, label: mine }] : []),
          { value: 'theirs', label: theirs },
        ];
        return (
          <RadioList<ConflictChoice | ''>
            key={conflict.key}
            label={label}
            value={choices.get(conflict.key) ?? ''}
            options={options}
            onChange={(side) => side !== '' && onChoose(conflict.key, side)}
          />
        );
      })}
    </div>
  );
}
