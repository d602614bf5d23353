import { useTranslate } from 'ra-core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { copyText } from '../../lib/copyText';
import { Button } from './Button';
import styles from './CopyButton.module.css';
import { IconButton } from './IconButton';

interface CopyButtonProps {
  /** The text to copy. */
  value: string;
  /** 'Copy' by default. */
  label?: string | undefined;
  size?: 'small' | undefined;
  /** Shows only the icon; the label becomes the accessible name. */
  iconOnly?: boolean | undefined;
}

/**
 * Copies a text to the clipboard. Shows 'Copied' and is disabled for two seconds. If copying fails, the text is shown
 * selected for manual copying.
 */
export function CopyButton({ value, label, size, iconOnly = false }: CopyButtonProps) {
  const translate = useTranslate();
  const { state, button, copy } = useCopy(value);
  const text = label ?? translate('ui.copy');
  const common = {
    ref: button,
    icon: state === 'copied' ? 'check' : 'copy',
    disabled: state === 'copied',
    onClick: copy,
  } as const;
  return (
    <span className={styles.box}>
      {iconOnly ? (
        <IconButton {...common} label={text} />
      ) : (
        <Button {...common} size={size}>
          {text}
        </Button>
      )}
      <span role="status" className={state === 'copied' ? styles.tooltip : undefined}>
        {state === 'copied' && translate('ui.copied')}
      </span>
      {state === 'failed' && (
        <span className={styles.failed}>
          {/* A text area keeps line breaks. */}
          <textarea
            ref={(box) => box?.select()}
            readOnly
            rows={value.includes('\n') ? 4 : 1}
            value={value}
            aria-label={text}
            className={styles.text}
          />
          <span role="alert">{translate('ui.copyFailed')}</span>
        </span>
      )}
    </span>
  );
}

const CONFIRMATION_MS = 2_000;

/** `copied` reverts to `ready` after two seconds. */
type CopyState = 'ready' | 'copied' | 'failed';

/** Copies a text to the clipboard. Restores the focus of the button, which is lost while it is disabled. */
function useCopy(value: string): {
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
