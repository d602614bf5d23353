import { useTranslate } from 'ra-core';
import { RadioList } from '../../../ui/form/RadioList';
import flowStyles from '../../../ui/layout/flow.module.css';
import { useProgramEditor } from '../editor/programEditor';
import { usePartTitle } from '../programs/usePartTitle';
import type { ConflictChoice, ProgramConflict } from './conflicts';
import { useChangeText } from './useProgramDifferences';

interface ConflictListProps {
  conflicts: readonly ProgramConflict[];
  choices: ReadonlyMap<string, ConflictChoice>;
  onChoose: (key: string, choice: ConflictChoice) => void;
}

/** Lets the user choose a version for each conflicting change. */
export function ConflictList({ conflicts, choices, onChoose }: ConflictListProps) {
  const translate = useTranslate();
  const { saved, editor } = useProgramEditor();
  const getPartTitle = usePartTitle();
  const getChangeText = useChangeText(saved, editor.seen);
  if (conflicts.length === 0) return null;

  const getTexts = ({ target, field, part, mine, theirs }: ProgramConflict) => {
    if (field === null) {
      return {
        label: part && target.of !== 'program' ? getPartTitle(target.of, part) : '',
        theirs: translate('loyaltyEditor.conflict.deleted'),
        mine: translate('loyaltyEditor.conflict.restore'),
      };
    }
    const { title, field: label, text } = getChangeText({ target, path: field });
    return {
      label: title === '' ? label : translate('loyaltyEditor.review.ofPart', { title, change: label }),
      theirs: translate('loyaltyEditor.conflict.theirs', { value: text(theirs) }),
      mine: translate('loyaltyEditor.conflict.mine', { value: text(mine) }),
    };
  };
  return (
    <div className={flowStyles.rows3}>
      {conflicts.map((conflict) => {
        const { label, mine, theirs } = getTexts(conflict);
        const options: { value: ConflictChoice | ''; label: string }[] = [
          { value: 'mine', label: mine },
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
