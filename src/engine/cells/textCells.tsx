import { useTranslate } from 'ra-core';
import { inPieces } from '../../lib/inPieces';
import { CopyButton } from '../../ui/CopyButton';
import { Flag } from '../../ui/Flag';
import { RelativeTime } from '../../ui/RelativeTime';
import { Marked } from '../flags/Marked';
import { usePrograms } from '../programs';
import { useEntityWords } from '../words';
import type { CellProps } from './cell';
import styles from './cells.module.css';
import { asText } from './values';

/** One or two lines, such as an e-mail address. */
export function LineCell({ value, line }: CellProps) {
  return (
    <span dir="auto" className={`${styles[line]} ${line === 'full' ? styles.whole : styles.oneLine}`}>
      {inPieces(asText(value))}
    </span>
  );
}

/** What somebody wrote. A list folds it (`list/CellStack`), and it runs in the direction of all that is folded. */
export function TextCell({ value, path, entity, line }: CellProps) {
  const text = <Marked path={path} text={asText(value)} />;
  if (line === 'full') {
    return (
      <span dir="auto" className={styles.whole}>
        {text}
      </span>
    );
  }
  const isTitle = entity.fields[path]?.kind === 'text';
  const asMain = isTitle ? styles.main : styles.full;
  return <span className={line === 'main' ? asMain : styles.running}>{text}</span>;
}

export function CodeCell({ value, entity, path, line }: CellProps) {
  const translate = useTranslate();
  const words = useEntityWords(entity);
  const text = asText(value) ?? '';
  return (
    <span className={line === 'second' ? `${styles.code} ${styles.quietCode}` : styles.code}>
      <bdi>{inPieces(text)}</bdi>
      <CopyButton
        iconOnly
        value={text}
        label={translate('list.value.copy', { field: words.field(path).toLocaleLowerCase() })}
      />
    </span>
  );
}

export function CountryCell({ value, line }: CellProps) {
  const flag = <Flag code={asText(value) ?? ''} />;
  return line === 'second' ? <span className={styles.second}>{flag}</span> : flag;
}

/** How long ago; below another line, where no heading says so, of what. */
export function InstantCell({ value, path, entity, line }: CellProps) {
  const words = useEntityWords(entity);
  return (
    <span className={line === 'full' ? styles.full : styles.second}>
      <RelativeTime
        instant={asText(value)}
        sentence={line === 'second' ? (time, isComing) => words.instant(path, time, isComing) : undefined}
      />
    </span>
  );
}

/** An instant that is waited for, counted down. Its exact time can be reached by Tab and by touch. */
export function DeadlineCell({ value, path, entity, line }: CellProps) {
  const words = useEntityWords(entity);
  return (
    <span className={line === 'full' ? styles.full : styles.second}>
      <RelativeTime
        focusable
        countsDown
        instant={asText(value)}
        sentence={line === 'full' ? undefined : (time, isComing) => words.instant(path, time, isComing)}
      />
    </span>
  );
}

/** A programme by its name; its id while the names are not there. */
export function ProgramCell({ value }: CellProps) {
  const { nameOf } = usePrograms();
  return (
    <span dir="auto" className={styles.quiet}>
      {inPieces(nameOf(asText(value)))}
    </span>
  );
}
