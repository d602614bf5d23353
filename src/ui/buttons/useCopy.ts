import { type RefObject, useEffect, useRef, useState } from 'react';
import { copyText } from '../../lib/copyText';

const CONFIRMATION_MS = 2_000;

/** `copied` reverts to `ready` after two seconds. */
export type CopyState = 'ready' | 'copied' | 'failed';

/** Copies a text to the clipboard. Restores the focus of the button, which is lost while it is disabled. */
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
    const timer = setTimeout(() => setState('ready'), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    if (state !== 'ready' || !hadFocus.current) return;
    hadFocus.current = false;
    const focused = document.activeElement;
    if (focused === null || focused === document.body) button.current?.focus();
  }, [state]);

  const copy = () => {
    hadFocus.current = document.activeElement === button.current;
    copyText(value).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return { state, button, copy };
}
