import { useCallback, useEffect, useRef, useState } from 'react';

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
export function useDebouncedText(text: string, onChange: (text: string) => void): DebouncedText {
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
