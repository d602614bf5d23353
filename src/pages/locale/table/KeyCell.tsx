import { useLocale, useTranslate } from 'ra-core';
import { points } from '../../../lib/points';
import { useListText } from '../../../ui/useListText';
import { numbersOfForm } from '../rows/numbersOfForm';
import type { TextRow } from '../rows/textRows';
import styles from './TextLine.module.css';

/** The key of a text; of a plural form, the numbers that it is said with. */
export function KeyCell({ row, tag }: { row: TextRow; tag: string }) {
  const translate = useTranslate();
  const list = useListText();
  const locale = useLocale();
  const { key, category, declared } = row;
  const numbers = category ? numbersOfForm(tag, category) : [];
  const examples = numbers.slice(0, 4).map((number) => points(number, locale));
  return (
    <>
      <bdi className={styles.name}>{inParts(key)}</bdi>
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

/** A key that is too long for its column is broken after a dot. */
const inParts = (key: string) => key.replaceAll('.', '.\u200b');
