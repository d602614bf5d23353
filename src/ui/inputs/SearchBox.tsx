import { useTranslate } from 'ra-core';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import styles from './SearchBox.module.css';

interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type' | 'ref'> {
  /** Accessible name; not visible. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called by the clear button, or by Escape if there is text. */
  onClear: () => void;
}

/** Search input with a clear button. */
export function SearchBox({ label, value, onChange, onClear, className, ...rest }: SearchBoxProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onClear();
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  };
  return (
    <span className={classes(styles.box, className)}>
      <Icon name="search" className={styles.icon} />
      <input
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className={styles.input}
      />
      {value !== '' && (
        <button type="button" className={styles.clear} aria-label={translate('ui.clear')} onClick={clear}>
          <Icon name="close" />
        </button>
      )}
    </span>
  );
}
