import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without a key after which what is typed is taken. */
const pause = 250;

/** A text that is being typed. */
interface TypedText {
  value: string;
  type: (text: string) => void;
  /** Takes what is typed now. */
  take: () => void;
}

/**
 * Shows what is typed at once, and hands it on in the pauses: of thousands of texts, all that is said about them need not
 * follow each key. It is handed on too when the field is left, when its line goes, and before the page is hidden.
 */
export function useTypedText(text: string, onChange: (text: string) => void): TypedText {
  const [typed, setTyped] = useState<string | null>(null);
  const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | null>(null);
  const handOn = useRef(onChange);
  useEffect(() => {
    handOn.current = onChange;
  });
  const take = useCallback(() => {
    const now = waiting.current;
    if (!now) return;
    clearTimeout(now.timer);
    waiting.current = null;
    setTyped(null);
    handOn.current(now.text);
  }, []);
  useEffect(() => {
    window.addEventListener('pagehide', take);
    document.addEventListener('visibilitychange', take);
    return () => {
      window.removeEventListener('pagehide', take);
      document.removeEventListener('visibilitychange', take);
      take();
    };
  }, [take]);
  const type = (next: string) => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = { text: next, timer: setTimeout(take, pause) };
    setTyped(next);
  };
  return { value: typed ?? text, type, take };
}
