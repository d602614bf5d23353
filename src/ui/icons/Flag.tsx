import { useLocale } from 'ra-core';
import { chunkLongText } from '../../lib/format/chunkLongText';
import { formatCountryName, toFlagEmoji } from '../../lib/format/country';
import { VisuallyHidden } from '../text/VisuallyHidden';
import styles from './Flag.module.css';

/** Flag and code of a country, with its name as tooltip and for screen readers. An unknown code is shown as is. */
export function Flag({ code }: { code: string }) {
  const locale = useLocale();
  const name = formatCountryName(code, locale);
  if (name === null) return <bdi>{chunkLongText(code)}</bdi>;
  return (
    <span title={name} className={styles.flag}>
      <span aria-hidden="true">
        <span className={styles.emoji}>{toFlagEmoji(code)}</span> {code.toUpperCase()}
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}
