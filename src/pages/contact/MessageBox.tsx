import { useLocaleState, useTranslate } from 'ra-core';
import { useId } from 'react';
import { points } from '../../lib/points';
import styles from './MessageBox.module.css';

/** Longest message, in UTF-16 units as the browser counts them. */
const most = 10_000;
/** From here on the length is told. */
const told = 9_000;

interface MessageBoxProps {
  value: string;
  onChange: (value: string) => void;
  /** It is being sent: it can be read, not changed. */
  isLocked: boolean;
}

/** The message to support. */
export function MessageBox({ value, onChange, isLocked }: MessageBoxProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {translate('contact.message')}
      </label>
      <textarea
        id={id}
        rows={9}
        maxLength={most}
        readOnly={isLocked}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}-help`}
        className={styles.box}
      />
      <p id={`${id}-help`} className={styles.help}>
        {value.length < told
          ? translate('contact.help')
          : translate('contact.length', { count: points(value.length, locale), most: points(most, locale) })}
      </p>
    </div>
  );
}
