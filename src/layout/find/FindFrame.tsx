import { useTranslate } from 'ra-core';
import type { InputHTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import { Icon } from '../../ui/icons/Icon';
import styles from './FindFrame.module.css';

/** The text of quick find, which outlives its frame. */
export interface FindText {
  text: string;
  onChange: (text: string) => void;
  onClose: () => void;
}

interface FindFrameProps extends FindText {
  ref: Ref<HTMLDialogElement>;
  /** Called for all keys except Escape. Returns true if it handled the key. */
  onKey?: (event: KeyboardEvent) => boolean;
  /** Attributes of the list that the field controls. */
  field?: InputHTMLAttributes<HTMLInputElement>;
  children?: ReactNode;
}

/** Dialog of quick find with its field. The code that shows results comes later. */
export function FindFrame({ ref, text, onChange, onClose, onKey, field, children }: FindFrameProps) {
  const translate = useTranslate();
  const label = translate('shell.help.findKeys');
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={label}
      onKeyDown={(event) => {
        // Keys are not shortcuts of the page below.
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
        else if (!onKey?.(event)) return;
        event.preventDefault();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.box}>
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          aria-label={label}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          className={styles.input}
          {...field}
        />
      </div>
      {children}
    </dialog>
  );
}
