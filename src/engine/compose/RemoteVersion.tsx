import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Button } from '../../ui/buttons/Button';
import type { FieldLabels } from './fieldLabels';
import styles from './TextComposer.module.css';

interface RemoteVersionProps extends FieldLabels {
  text: string;
  /** Inserts it into the user's draft. */
  onInsert: (text: string) => void;
  /** Keeps it and discards the user's draft. */
  onAccept: () => void;
}

/** Text of another user in a conflict, shown next to the user's draft. */
export function RemoteVersion({ text, onInsert, onAccept, ...fieldLabels }: RemoteVersionProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <section className={styles.theirs} aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {translate('compose.conflict.theirs', { ...fieldLabels })}
      </p>
      <p className={styles.theirText} dir="auto">
        {text || <em>{translate('compose.conflict.removed', { ...fieldLabels })}</em>}
      </p>
      <div className={styles.buttons}>
        <Button size="small" onClick={onAccept}>
          {translate('compose.conflict.keepTheirs')}
        </Button>
        {text !== '' && (
          <Button size="small" kind="quiet" onClick={() => onInsert(text)}>
            {translate('compose.conflict.insert')}
          </Button>
        )}
      </div>
    </section>
  );
}
