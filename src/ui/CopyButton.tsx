import { useTranslate } from 'ra-core';
import { Button } from './Button';
import styles from './CopyButton.module.css';
import { useCopy } from './useCopy';

interface CopyButtonProps {
  /** What is copied. */
  value: string;
  /** Words of the button; 'Copy' without. */
  label?: string | undefined;
  size?: 'small' | undefined;
}

/** Copies a text; says 'Copied' for two seconds and waits that long. Where copying is refused, the text is selected for the hand. */
export function CopyButton({ value, label, size }: CopyButtonProps) {
  const translate = useTranslate();
  const { state, button, copy } = useCopy(value);
  return (
    <span className={styles.box}>
      <Button
        ref={button}
        size={size}
        icon={state === 'copied' ? 'check' : 'copy'}
        disabled={state === 'copied'}
        onClick={copy}
      >
        {label ?? translate('ui.copy')}
      </Button>
      <span role="status" className={state === 'copied' ? styles.tooltip : undefined}>
        {state === 'copied' && translate('ui.copied')}
      </span>
      {state === 'failed' && (
        <span className={styles.failed}>
          <input
            ref={(input) => input?.select()}
            readOnly
            value={value}
            aria-label={label ?? translate('ui.copy')}
            className={styles.text}
          />
          <span role="alert">{translate('ui.copyFailed')}</span>
        </span>
      )}
    </span>
  );
}
