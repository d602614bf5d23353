import { useLocale, useTranslate } from 'ra-core';
import { useId, useImperativeHandle } from 'react';
import { fileSize } from '../../lib/fileSize';
import { classes } from '../classes';
import styles from './CodeField.module.css';
import type { CodeEditorProps } from './codeTypes';
import { ProblemList } from './ProblemList';
import { useCodeMirror } from './useCodeMirror';

/** Share of the greatest size from which on it is told how much there is. */
const nearlyFull = 0.8;

/** Control is called otherwise on a Mac. */
const control = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** Where code is typed: the editor itself, and below it what may be wrong, the size and how it is used by keyboard. */
export default function CodeField(props: CodeEditorProps) {
  const { label, value, maxBytes, help, error, ref } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const bytes = maxBytes === undefined ? 0 : new TextEncoder().encode(value).length;
  const isTooLarge = maxBytes !== undefined && bytes > maxBytes;
  // Said only where it is needed: to write a number takes its time.
  const sizes = () => ({ size: fileSize(bytes, locale), most: fileSize(maxBytes ?? 0, locale) });
  const wrong = error ?? (isTooLarge ? translate('code.tooLarge', sizes()) : undefined);
  const { host, problems, handle } = useCodeMirror({
    ...props,
    labelId: `${id}-label`,
    belowId: `${id}-below`,
    isWrong: wrong !== undefined,
  });
  useImperativeHandle(ref, () => handle, [handle]);
  return (
    <div className={styles.field}>
      <p id={`${id}-label`} className={styles.label}>
        {label}
      </p>
      <div ref={host} className={classes(styles.host, wrong !== undefined && styles.wrong)} />
      <div id={`${id}-below`} className={styles.below}>
        {wrong !== undefined && <p className={styles.error}>{wrong}</p>}
        {help !== undefined && <p>{help}</p>}
        {maxBytes !== undefined && !isTooLarge && bytes >= maxBytes * nearlyFull && (
          <p>{translate('code.size', sizes())}</p>
        )}
        <p>{translate('code.keys', { indent: `${control}+]`, find: `${control}+F`, complete: 'Ctrl+Space' })}</p>
      </div>
      <ProblemList problems={problems} onGo={({ from, to }) => handle.select(from, to)} />
    </div>
  );
}
