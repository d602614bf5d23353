import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import type { StoreLanguage } from '../../../../resources/languages';
import styles from './TextLine.module.css';
import { useDebouncedText } from './useDebouncedText';

interface TextBoxCellProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  label: string;
  describedBy: string;
  text: string;
  /** Text that shoppers see if the field is empty; shown as placeholder. */
  placeholder: string;
  language: StoreLanguage;
  hasFocus: boolean;
  onFocused: () => void;
  onChange: (text: string) => void;
  onStep: (step: 1 | -1) => void;
}

/**
 * Auto-growing text field in the direction of its language. Ctrl+Enter moves to the next row, with Shift to the
 * previous one.
 */
export function TextBoxCell(props: TextBoxCellProps) {
  const { ref, label, describedBy, text, placeholder, language, hasFocus, onFocused, onChange, onStep } = props;
  useEffect(() => {
    if (!hasFocus) return;
    ref.current?.focus();
    onFocused();
  }, [hasFocus, onFocused, ref]);
  const typed = useDebouncedText(text, onChange);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onStep(event.shiftKey ? -1 : 1);
  };
  return (
    <textarea
      ref={ref}
      aria-label={label}
      aria-describedby={describedBy}
      rows={1}
      lang={language.tag}
      dir={language.direction}
      value={typed.value}
      placeholder={placeholder}
      onChange={(event) => typed.setValue(event.target.value)}
      onBlur={typed.flush}
      onKeyDown={onKeyDown}
      className={styles.box}
    />
  );
}
