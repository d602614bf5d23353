import '../../../i18n/en/areas/code';
import { useLocale, useTranslate } from 'ra-core';
import { useId, useImperativeHandle } from 'react';
import { formatFileSize } from '../../lib/format/formatFileSize';
import { classes } from '../classes';
import styles from './CodeField.module.css';
import type { CodeEditorProps } from './codeTypes';
import { DiagnosticList } from './DiagnosticList';
import { useCodeMirror } from './useCodeMirror';

/** The size is shown from this share of the maximum on. */
const SIZE_WARNING_RATIO = 0.8;

const controlKey = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** The editor with error, help, size, keyboard hint, and diagnostics below it. */
export default function CodeField(props: CodeEditorProps) {
  const { label, value, maxBytes, help, error, ref } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const bytes = maxBytes === undefined ? 0 : new TextEncoder().encode(value).length;
  const isTooLarge = maxBytes !== undefined && bytes > maxBytes;
  // Lazy, because formatting numbers is slow.
  const sizes = () => ({ size: formatFileSize(bytes, locale), most: formatFileSize(maxBytes ?? 0, locale) });
  const errorText = error ?? (isTooLarge ? translate('code.tooLarge', sizes()) : undefined);
  const { host, diagnostics, handle } = useCodeMirror({
    ...props,
    labelId: `${id}-label`,
    belowId: `${id}-below`,
    isWrong: errorText !== undefined,
  });
  useImperativeHandle(ref, () => handle, [handle]);
  return (
    <div className={styles.field}>
      <p id={`${id}-label`} className={styles.label}>
        {label}
      </p>
      <div ref={host} className={classes(styles.host, errorText !== undefined && styles.wrong)} />
      <div id={`${id}-below`} className={styles.below}>
        {errorText !== undefined && <p className={styles.error}>{errorText}</p>}
        {help !== undefined && <p>{help}</p>}
        {maxBytes !== undefined && !isTooLarge && bytes >= maxBytes * SIZE_WARNING_RATIO && (
          <p>{translate('code.size', sizes())}</p>
        )}
        <p>{translate('code.keys', { indent: `${controlKey}+]`, find: `${controlKey}+F`, complete: 'Ctrl+Space' })}</p>
      </div>
      <DiagnosticList diagnostics={diagnostics} onGo={({ from, to }) => handle.select(from, to)} />
    </div>
  );
}
