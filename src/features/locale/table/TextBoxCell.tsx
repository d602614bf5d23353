import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { StoreLanguage } from '../../../../resources/languages';
import styles from './TextTable.module.css';

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

const DEBOUNCE_MS = 250;

/** Debounced text field state. */
interface DebouncedText {
  value: string;
  setValue: (text: string) => void;
  /** Commits the pending text immediately. */
  flush: () => void;
}

/**
 * Debounces `onChange` of a text field, because every change re-analyzes the table.
 * Pending text is flushed on blur, on unmount, and when the page is hidden.
 */
function useDebouncedText(text: string, onChange: (text: string) => void): DebouncedText {
  const [typed, setTyped] = useState<string | null>(null);
  const pending = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | null>(null);
  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
  });
  const flush = useCallback(() => {
    const now = pending.current;
    if (!now) return;
    clearTimeout(now.timer);
    pending.current = null;
    setTyped(null);
    latestOnChange.current(now.text);
  }, []);
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [flush]);
  const setValue = (next: string) => {
    if (pending.current) clearTimeout(pending.current.timer);
    pending.current = { text: next, timer: setTimeout(flush, DEBOUNCE_MS) };
    setTyped(next);
  };
  return { value: typed ?? text, setValue, flush };
}
