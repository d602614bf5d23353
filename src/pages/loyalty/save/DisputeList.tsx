import { useTranslate } from 'ra-core';
import { RadioList } from '../../../ui/form/RadioList';
import { useProgramEditor } from '../editor/programEditor';
import { usePartTitle } from '../words/usePartTitle';
import type { Dispute, Side } from './disputes';
import styles from './save.module.css';
import { useChangeWords } from './useDifferences';

interface DisputeListProps {
  disputes: readonly Dispute[];
  sides: ReadonlyMap<string, Side>;
  onChoose: (key: string, side: Side) => void;
}

/** Asks for each value that somebody else changed too whose is to stand. */
export function DisputeList({ disputes, sides, onChoose }: DisputeListProps) {
  const translate = useTranslate();
  const { saved, desk } = useProgramEditor();
  const titleOf = usePartTitle();
  const wordsOf = useChangeWords(saved, desk.seen);
  if (disputes.length === 0) return null;

  const asked = (dispute: Dispute) => {
    if (dispute.kind === 'deleted') {
      const { place, part } = dispute;
      return {
        label: part ? titleOf(place.of, part) : translate('loyaltyEditor.conflict.unseen'),
        theirs: translate('loyaltyEditor.conflict.deleted'),
        mine: part && translate('loyaltyEditor.conflict.restore'),
      };
    }
    const { title, field, text } = wordsOf(dispute.change);
    return {
      label: title === '' ? field : translate('loyaltyEditor.review.ofPart', { title, change: field }),
      theirs: translate('loyaltyEditor.conflict.theirs', { value: text(dispute.theirs) }),
      mine: translate('loyaltyEditor.conflict.mine', { value: text(dispute.change.after) }),
    };
  };
  return (
    <div className={styles.disputes}>
      {disputes.map((dispute) => {
        const { label, mine, theirs } = asked(dispute);
        const options: { value: Side | ''; label: string }[] = [
          ...(mine ? [{ value: 'mine' as const, label: mine }] : []),
          { value: 'theirs', label: theirs },
        ];
        return (
          <RadioList<Side | ''>
            key={dispute.key}
            label={label}
            value={sides.get(dispute.key) ?? ''}
            options={options}
            onChange={(side) => side !== '' && onChoose(dispute.key, side)}
          />
        );
      })}
    </div>
  );
}
