import { useLocale, useTranslate } from 'ra-core';
import { formatCountryName, toFlagEmoji } from '../../lib/format/country';
import { chunkLongText } from '../../lib/format/text';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import { CopyButton } from '../../ui/buttons/CopyButton';
import { RelativeTime } from '../../ui/text/RelativeTime';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { useEntityLabels } from '../entity/entityLabels';
import { HighlightedText } from '../flags/HighlightedText';
import type { CellProps } from '../records/cell';
import { toText } from '../records/values';
import { usePrograms } from '../shop/programs';
import styles from './cells.module.css';

/** A short text, such as an e-mail address, in one or two lines. */
export function LineCell({ value, line }: CellProps) {
  return (
    <span dir="auto" className={`${styles[line]} ${line === 'full' ? styles.whole : styles.oneLine}`}>
      {chunkLongText(toText(value))}
    </span>
  );
}

/** A long text. A list collapses it (`CellStack`), with the text direction of the whole. */
export function TextCell({ value, path, entity, line }: CellProps) {
  const text = <HighlightedText path={path} text={toText(value)} />;
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
  const labels = useEntityLabels(entity);
  const text = toText(value) ?? '';
  return (
    <span className={line === 'second' ? `${styles.code} ${styles.quietCode}` : styles.code}>
      <bdi>{chunkLongText(text)}</bdi>
      {/* Its state is that of one text: a row may show another record later. */}
      <CopyButton
        key={text}
        iconOnly
        value={text}
        label={translate('list.value.copy', { field: labels.fieldNoun(path) })}
      />
    </span>
  );
}

export function CountryCell({ value, line }: CellProps) {
  const flag = <Flag code={toText(value) ?? ''} />;
  return line === 'second' ? <span className={styles.second}>{flag}</span> : flag;
}

/** A relative time; in a secondary line with its label, since no heading names it. */
export function InstantCell({ value, path, entity, line }: CellProps) {
  const labels = useEntityLabels(entity);
  return (
    <RelativeTime
      className={line === 'full' ? styles.full : styles.second}
      instant={toText(value)}
      sentence={line === 'second' ? (time, isComing) => labels.instant(path, time, isComing) : undefined}
    />
  );
}

/** A countdown to a date. The exact time is a tooltip that works with keyboard and touch. */
export function DeadlineCell({ value, path, entity, line }: CellProps) {
  const labels = useEntityLabels(entity);
  return (
    <RelativeTime
      focusable
      countsDown
      className={line === 'full' ? styles.full : styles.second}
      instant={toText(value)}
      sentence={line === 'full' ? undefined : (time, isComing) => labels.instant(path, time, isComing)}
    />
  );
}

/** A program's name; its id while the names are not loaded. */
export function ProgramCell({ value }: CellProps) {
  const { nameOf } = usePrograms();
  return (
    <span dir="auto" className={styles.quiet}>
      {chunkLongText(nameOf(toText(value)))}
    </span>
  );
}

/** A status with its tone; an unknown value is shown unchanged. */
export function ChoiceCell({ value, entity, path, line }: CellProps) {
  const labels = useEntityLabels(entity);
  const field = entity.fields[path];
  const text = toText(value) ?? '';
  const tone = field?.kind === 'choice' && Object.hasOwn(field.choices, text) ? field.choices[text] : undefined;
  if (tone === undefined) {
    return (
      <StatusBadge tone="neutral">
        <span className={styles.oneLine}>{text}</span>
      </StatusBadge>
    );
  }
  if (tone === 'neutral')
    return <span className={line === 'main' ? styles.full : styles.second}>{labels.value(path, text)}</span>;
  return <StatusBadge tone={tone}>{labels.value(path, text)}</StatusBadge>;
}

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
