import { useTranslate } from 'ra-core';
import { Button } from './Button';
import styles from './CopyButton.module.css';
import { IconButton } from './IconButton';
import { useCopy } from './useCopy';

interface CopyButtonProps {
  /** What is copied. */
  value: string;
  /** Words of the button; 'Copy' without. */
  label?: string | undefined;
  size?: 'small' | undefined;
  /** A picture alone, as beside a code; the label is read aloud. */
  iconOnly?: boolean | undefined;
}

/** Copies a text; says 'Copied' for two seconds and waits that long. Where copying is refused, the text is selected for the hand. */
export function CopyButton({ value, label, size, iconOnly = false }: CopyButtonProps) {
  const translate = useTranslate();
  const { state, button, copy } = useCopy(value);
  const words = label ?? translate('ui.copy');
  const common = {
    ref: button,
    icon: state === 'copied' ? 'check' : 'copy',
    disabled: state === 'copied',
    onClick: copy,
  } as const;
  return (
    <span className={styles.box}>
      {iconOnly ? (
        <IconButton {...common} label={words} />
      ) : (
        <Button {...common} size={size}>
          {words}
        </Button>
      )}
      <span role="status" className={state === 'copied' ? styles.tooltip : undefined}>
        {state === 'copied' && translate('ui.copied')}
      </span>
      {state === 'failed' && (
        <span className={styles.failed}>
          <Chosen value={value} label={words} />
          <span role="alert">{translate('ui.copyFailed')}</span>
        </span>
      )}
    </span>
  );
}

/** The text, ready for the hand; one of several lines keeps them. */
function Chosen({ value, label }: { value: string; label: string }) {
  const common = { readOnly: true, value, 'aria-label': label, className: styles.text };
  return value.includes('\n') ? (
    <textarea ref={(box) => box?.select()} rows={4} {...common} />
  ) : (
    <input ref={(box) => box?.select()} {...common} />
  );
}
