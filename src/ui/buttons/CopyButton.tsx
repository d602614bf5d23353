import { useTranslate } from 'ra-core';
import { Button } from './Button';
import styles from './CopyButton.module.css';
import { IconButton } from './IconButton';
import { useCopy } from './useCopy';

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
          <SelectedText value={value} label={text} />
          <span role="alert">{translate('ui.copyFailed')}</span>
        </span>
      )}
    </span>
  );
}

/** The selected text, for manual copying. A textarea preserves line breaks. */
function SelectedText({ value, label }: { value: string; label: string }) {
  const common = { readOnly: true, value, 'aria-label': label, className: styles.text };
  return value.includes('\n') ? (
    <textarea ref={(box) => box?.select()} rows={4} {...common} />
  ) : (
    <input ref={(box) => box?.select()} {...common} />
  );
}
