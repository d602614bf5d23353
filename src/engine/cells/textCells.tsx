import { useTranslate } from 'ra-core';
import { CopyButton } from '../../ui/CopyButton';
import { Flag } from '../../ui/Flag';
import { RelativeTime } from '../../ui/RelativeTime';
import { usePrograms } from '../programs';
import { useEntityWords } from '../words';
import type { CellProps } from './cell';
import styles from './cells.module.css';
import { asText } from './values';

export function TextCell({ value, line }: CellProps) {
  return (
    <span dir="auto" className={`${styles[line]} ${line === 'full' ? styles.whole : styles.oneLine}`}>
      {asText(value)}
    </span>
  );
}

export function LongTextCell({ value, line }: CellProps) {
  return (
    <span dir="auto" className={line === 'full' ? styles.whole : styles.clamped}>
      {asText(value)}
    </span>
  );
}

export function CodeCell({ value, entity, path }: CellProps) {
  const translate = useTranslate();
  const words = useEntityWords(entity);
  const text = asText(value) ?? '';
  return (
    <span className={styles.code}>
      <bdi>{text}</bdi>
      <CopyButton
        iconOnly
        value={text}
        label={translate('list.value.copy', { field: words.field(path).toLocaleLowerCase() })}
      />
    </span>
  );
}

export function CountryCell({ value }: CellProps) {
  return <Flag code={asText(value) ?? ''} />;
}

export function InstantCell({ value, line }: CellProps) {
  return (
    <span className={line === 'full' ? styles.full : styles.second}>
      <RelativeTime instant={asText(value)} />
    </span>
  );
}

/** A programme by its name; its id while the names are not there. */
export function ProgramCell({ value }: CellProps) {
  const { nameOf } = usePrograms();
  return (
    <span dir="auto" className={styles.quiet}>
      {nameOf(asText(value))}
    </span>
  );
}
