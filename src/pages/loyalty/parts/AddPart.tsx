import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { rewardTypes } from '../../../../resources/loyalty/rewardTypes';
import { taskTypes } from '../../../../resources/loyalty/taskTypes';
import { Modal } from '../../../ui/Modal';
import type { PartList } from '../draft/programDraft';
import { useTypeName } from '../words/usePartTitle';
import { useSentence } from '../words/useSentence';
import styles from './parts.module.css';

interface AddPartProps {
  list: PartList;
  onChoose: (type: string) => void;
  onCancel: () => void;
}

const kinds = {
  tasks: Object.entries(taskTypes).map(([type, { points, sentence }]) => ({ type, said: sentence(points, {}) })),
  rewards: Object.entries(rewardTypes).map(([type, { pointsCost, sentence }]) => ({
    type,
    said: sentence(pointsCost, {}),
  })),
};

/** Chooses the kind of a new task or reward; what one of each kind says at first explains it. */
export function AddPart({ list, onChoose, onCancel }: AddPartProps) {
  const translate = useTranslate();
  const typeName = useTypeName();
  const say = useSentence();
  const id = useId();
  return (
    <Modal
      size="wide"
      title={translate(`loyaltyEditor.${list}.choose`)}
      onCancel={onCancel}
      cancelLabel={translate('ui.cancel')}
    >
      <ul className={styles.kinds}>
        {kinds[list].map(({ type, said }) => (
          <li key={type} className={styles.kind}>
            <button
              type="button"
              aria-describedby={`${id}-${type}`}
              onClick={() => onChoose(type)}
              className={styles.kindName}
            >
              {typeName(list, type)}
            </button>
            <p id={`${id}-${type}`} className={styles.conditions}>
              {say(said)}
            </p>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
