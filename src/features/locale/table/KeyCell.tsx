import { useLocale, useTranslate } from 'ra-core';
import { formatPoints } from '../../../lib/format/formatPoints';
import { useListText } from '../../../ui/text/useListText';
import { getExampleNumbers } from '../rows/getExampleNumbers';
import type { TextRow } from '../rows/textRows';
import styles from './TextLine.module.css';

/** Key of a text. Plural forms show example numbers. */
export function KeyCell({ row, tag }: { row: TextRow; tag: string }) {
  const translate = useTranslate();
  const list = useListText();
  const locale = useLocale();
  const { key, category, declared } = row;
  const numbers = category ? getExampleNumbers(tag, category) : [];
  const examples = numbers.slice(0, 4).map((number) => formatPoints(number, locale));
  return (
    <>
      <bdi className={styles.name}>{allowLineBreaks(key)}</bdi>
      {examples.length > 0 && (
        <span className={styles.quiet}>
          {translate(numbers.length > examples.length ? 'locale.form.more' : 'locale.form.all', {
            numbers: list(examples),
          })}
        </span>
      )}
      {declared === null && <span className={styles.quiet}>{translate('locale.unknownKey')}</span>}
    </>
  );
}

/** Allows line breaks after dots. */
const allowLineBreaks = (key: string) => key.replaceAll('.', '.\u200b');
