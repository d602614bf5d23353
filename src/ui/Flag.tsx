import { useLocale } from 'ra-core';
import { countryName, flagEmoji } from '../lib/country';
import { inPieces } from '../lib/inPieces';
import styles from './Flag.module.css';
import { VisuallyHidden } from './VisuallyHidden';

/** A country by its two-letter code: flag and code, with its name on hover and for screen readers. An unknown code is shown as it is. */
export function Flag({ code }: { code: string }) {
  const locale = useLocale();
  const name = countryName(code, locale);
  if (name === null) return <bdi>{inPieces(code)}</bdi>;
  return (
    <span title={name} className={styles.flag}>
      <span aria-hidden="true">
        <span className={styles.emoji}>{flagEmoji(code)}</span> {code.toUpperCase()}
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}
