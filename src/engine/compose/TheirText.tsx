import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Button } from '../../ui/Button';
import type { SpokenField } from './spokenField';
import styles from './TextComposer.module.css';

interface TheirTextProps extends SpokenField {
  text: string;
  /** Puts it into the merchant's own text. */
  onInsert: (text: string) => void;
  /** Lets it stay, and throws the merchant's own away. */
  onKeep: () => void;
}

/** What somebody else has written meanwhile, beside the merchant's own text. */
export function TheirText({ text, onInsert, onKeep, ...spoken }: TheirTextProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <section className={styles.theirs} aria-labelledby={id}>
      <h4 id={id} className={styles.label}>
        {translate('compose.conflict.theirs', { ...spoken })}
      </h4>
      <p className={styles.theirText} dir="auto">
        {text || <em>{translate('compose.conflict.removed', { ...spoken })}</em>}
      </p>
      <div className={styles.buttons}>
        <Button size="small" onClick={onKeep}>
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
