import '../../../i18n/en/areas/flags';
import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import type { FieldKind } from '../../../resources/field';
import { formatShare } from '../../lib/format/formatPercent';
import textStyles from '../../ui/text/text.module.css';
import { cells } from '../cells/cells';
import { useEntityLabels } from '../entity/entityLabels';
import { joinTexts, type SimilarRecord } from '../flags/similarRecords';
import { type ConsoleRecord, getFieldValue, isEmptyValue } from '../records/consoleRecord';
import { useCurrentSite } from '../shop/currentSite';
import styles from './RecordPanel.module.css';

/** Kinds of fields that tell the records apart. */
const visibleKinds: ReadonlySet<FieldKind> = new Set(['rating', 'choice', 'person', 'product', 'instant']);

interface SimilarRecordsProps {
  entity: Entity;
  record: ConsoleRecord;
  similar: readonly SimilarRecord[];
}

/** A record beside those with nearly the same text. Words that only one of them has are marked. */
export function SimilarRecords({ entity, record, similar }: SimilarRecordsProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const texts = entity.flags?.texts ?? [];
  const [first] = similar;
  if (!first) return null;
  const ownText = joinTexts(texts, record);
  return (
    <section aria-label={translate('flags.similar.title')} className={styles.similar}>
      <h3 className={styles.similarRecordsTitle}>{translate('flags.similar.title')}</h3>
      <div className={styles.columns}>
        <Column
          entity={entity}
          record={record}
          heading={translate('flags.similar.this')}
          pieces={markDifferences(ownText, joinTexts(texts, first.record), locale)}
        />
        {similar.map(({ record: other, similarity }) => (
          <Column
            key={other.id}
            entity={entity}
            record={other}
            heading={translate('flags.similar.same', { share: formatShare(similarity, locale) })}
            pieces={markDifferences(joinTexts(texts, other), ownText, locale)}
          />
        ))}
      </div>
    </section>
  );
}

interface ColumnProps {
  entity: Entity;
  record: ConsoleRecord;
  heading: string;
  pieces: ReturnType<typeof markDifferences>;
}

function Column({ entity, record, heading, pieces }: ColumnProps) {
  const labels = useEntityLabels(entity);
  const fields = Object.entries(entity.fields).filter(
    ([path, { kind }]) => visibleKinds.has(kind) && !isEmptyValue(getFieldValue(record, path)),
  );
  return (
    <figure className={styles.column}>
      <figcaption className={textStyles.smallSecond}>{heading}</figcaption>
      <p dir="auto" className={styles.text}>
        {pieces.map(({ from, text, isOnlyHere }) =>
          isOnlyHere ? <mark key={from}>{text}</mark> : <span key={from}>{text}</span>,
        )}
      </p>
      <dl className={styles.fields}>
        {fields.map(([path, { kind }]) => {
          const Cell = cells[kind];
          return (
            <div key={path}>
              <dt>{labels.field(path)}</dt>
              <dd>
                <Cell value={getFieldValue(record, path)} path={path} record={record} entity={entity} line="main" />
              </dd>
            </div>
          );
        })}
      </dl>
    </figure>
  );
}

/** A piece of a text. */
interface TextPiece {
  /** Position in the text. */
  from: number;
  text: string;
  /** The other text doesn't have this word. */
  isOnlyHere: boolean;
}

/** Splits a text into pieces, and marks the words that another text doesn't have. */
export function markDifferences(text: string, other: string, locale: string): readonly TextPiece[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const normalize = (word: string) => word.normalize('NFKC').toLocaleLowerCase(locale);
  const otherWords = new Set([...segmenter.segment(other)].map(({ segment }) => normalize(segment)));
  const pieces: TextPiece[] = [];
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    const isOnlyHere = isWordLike === true && !otherWords.has(normalize(segment));
    const last = pieces.at(-1);
    if (last && last.isOnlyHere === isOnlyHere) last.text += segment;
    else pieces.push({ from: index, text: segment, isOnlyHere });
  }
  return pieces;
}
