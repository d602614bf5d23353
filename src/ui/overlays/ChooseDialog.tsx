import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import textStyles from '../text/text.module.css';
import styles from './ChooseDialog.module.css';
import { Modal } from './Modal';

/** A choice, and what it is for. */
interface Choice {
  key: string;
  label: string;
  icon?: ReactNode;
  text: string;
}

interface ChooseDialogProps {
  title: string;
  choices: readonly Choice[];
  onChoose: (key: string) => void;
  onCancel: () => void;
}

/** Dialog with one button per choice, each with a description. */
export function ChooseDialog({ title, choices, onChoose, onCancel }: ChooseDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Modal size="wide" title={title} onCancel={onCancel} cancelLabel={translate('ui.cancel')}>
      <ul className={styles.list}>
        {choices.map(({ key, label, icon, text }) => (
          <li key={key} className={styles.choice}>
            <button
              type="button"
              aria-describedby={`${id}-${key}`}
              onClick={() => onChoose(key)}
              className={styles.name}
            >
              {icon}
              {label}
            </button>
            <p id={`${id}-${key}`} className={textStyles.hint}>
              {text}
            </p>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
