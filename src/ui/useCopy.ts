import { type RefObject, useEffect, useRef, useState } from 'react';

const shown = 2_000;

/** `copied` lasts two seconds. */
export type CopyState = 'ready' | 'copied' | 'failed';

/** Puts a text on the clipboard. The button keeps the focus over the time it is disabled. */
export function useCopy(value: string): {
  state: CopyState;
  button: RefObject<HTMLButtonElement | null>;
  copy: () => void;
} {
  const [state, setState] = useState<CopyState>('ready');
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('ready'), shown);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    if (state !== 'ready' || !hadFocus.current) return;
    hadFocus.current = false;
    const now = document.activeElement;
    if (now === null || now === document.body) button.current?.focus();
  }, [state]);

  const copy = () => {
    hadFocus.current = document.activeElement === button.current;
    writeText(value).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return { state, button, copy };
}

/** Rejects where the browser refuses, and where the page is not served over https. */
async function writeText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
