import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Column, Entity } from '../../../resources/entity';
import { classes } from '../../ui/classes';
import { TruncatedText } from '../../ui/text/TruncatedText';
import textStyles from '../../ui/text/text.module.css';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { useEntityLabels } from '../entity/entityLabels';
import type { WrapCell } from '../records/cell';
import type { ConsoleRecord } from '../records/consoleRecord';
import styles from './CellStack.module.css';
import { type CellField, type CellLine, cellLines } from './cellLines';
import { cells, linkableKinds } from './cells';

interface CellStackProps {
  entity: Entity;
  column: Column;
  record: ConsoleRecord;
  /** The column's lines, if they are known already. */
  lines?: readonly CellLine[];
  /** Wraps the main line, e.g. in the link that opens the record. */
  wrapMain?: WrapCell;
  /** Shown beside the title, if there is one, or below the customer's content. */
  notes?: ReactNode;
}

/** The fields of a column, one below the other; empty ones are left out. */
export function CellStack({
  entity,
  column,
  record,
  lines = cellLines(entity, column, record),
  wrapMain,
  notes,
}: CellStackProps) {
  const labels = useEntityLabels(entity);
  if (lines.length === 0 && !wrapMain) return <Nothing text={column.unknown && labels.value(column.name, 'unknown')} />;
  const [first] = lines;
  const field = findSingleField(lines, notes);
  if (field) return renderSingleField(entity, record, field, wrapMain);
  // The link to the record needs a text, even if the record has none.
  const isNameless = wrapMain !== undefined && (!first || first.kind === 'own' || isMedia(first));
  const main = isNameless ? undefined : first;
  const customerLines = lines.filter(({ kind }) => kind !== 'own');
  const ownLines = lines.filter(({ kind }) => kind === 'own');
  // A row stays low: only a text that is alone has two lines, and flags are beside the title.
  const texts = customerLines.filter(({ kind }) => kind === 'text');
  const maxLines = texts.length === 1 && ownLines.length === 0 ? 2 : 1;
  const isTitled = main?.kind === 'text';

  const show = (line: CellLine) => (
    <Line
      key={line.kind === 'text' ? `${line.fields[0].path} ${record.id}` : line.fields[0].path}
      entity={entity}
      record={record}
      line={line}
      isMain={line === main}
      maxLines={maxLines}
      notes={line === main && isTitled && notes}
      wrap={(line === main && wrapMain) || asItIs}
    />
  );
  return (
    <span className={classes(styles.stack, lines.some(isMedia) && styles.withMedia)}>
      {isNameless && wrapMain(<span className={textStyles.third}>{labels.title(record)}</span>)}
      {customerLines.map(show)}
      {((notes && !isTitled) || ownLines.length > 0) && (
        <span className={styles.foot}>
          {!isTitled && notes}
          {ownLines.map(({ fields }) => (
            <MerchantReply key={`${fields[0].path} ${record.id}`} entity={entity} record={record} fields={fields} />
          ))}
        </span>
      )}
    </span>
  );
}

/**
 * The field of a column with one value, as most have. It needs no stack: each component and element of a row costs time on
 * every page.
 */
export function findSingleField(lines: readonly CellLine[], notes: ReactNode): CellField | null {
  const [first] = lines;
  return first && lines.length === 1 && !notes && isAlone(first) ? first.fields[0] : null;
}

/** @param wrap wraps the value, e.g. in the link that opens the record */
export function renderSingleField(entity: Entity, record: ConsoleRecord, field: CellField, wrap: WrapCell | undefined) {
  if (!wrap || linkableKinds.has(field.kind)) return getCell(entity, record, field, 'main', wrap);
  return wrap(getCell(entity, record, field, 'main'), styles.alone);
}

interface LineProps {
  entity: Entity;
  record: ConsoleRecord;
  line: CellLine;
  isMain: boolean;
  /** Maximum number of lines of a text. */
  maxLines: 1 | 2;
  /** Shown beside a text. */
  notes: ReactNode;
  wrap: WrapCell;
}

function Line({ entity, record, line: { kind, fields }, isMain, maxLines, notes, wrap }: LineProps) {
  const visibleCells = fields.map((field) => getCell(entity, record, field, isMain ? 'main' : 'second'));
  if (kind === 'text') {
    return (
      <span className={styles.line}>
        <TruncatedText lines={maxLines}>{wrap(visibleCells)}</TruncatedText>
        {notes && <span className={styles.notes}>{notes}</span>}
      </span>
    );
  }
  if (isMedia({ fields })) {
    const { value } = fields[0];
    return (
      <span className={styles.media} data-wide={(Array.isArray(value) && value.length > 2) || undefined}>
        {visibleCells}
      </span>
    );
  }
  return fields.length > 1 ? <span className={styles.shared}>{wrap(visibleCells)}</span> : wrap(visibleCells);
}

function isMedia({ fields }: Pick<CellLine, 'fields'>): boolean {
  return fields[0].kind === 'attachments';
}

function isAlone({ kind, fields }: CellLine): boolean {
  return kind === 'plain' && fields.length === 1;
}

function getCell(
  entity: Entity,
  record: ConsoleRecord,
  { path, kind, value }: CellField,
  line: 'main' | 'second',
  wrap?: WrapCell,
) {
  const Cell = cells[kind];
  return <Cell key={path} {...{ value, path, record, entity, line, wrap }} />;
}

const asItIs: WrapCell = (fields) => fields;

/** @param text says why there is no value */
function Nothing({ text }: { text: string | false | undefined }) {
  const translate = useTranslate();
  if (text) return <span className={textStyles.third}>{text}</span>;
  return (
    <span className={textStyles.third}>
      <span aria-hidden="true">{translate('list.value.none')}</span>
      <VisuallyHidden>{translate('list.value.noneLabel')}</VisuallyHidden>
    </span>
  );
}

interface MerchantReplyProps {
  entity: Entity;
  record: ConsoleRecord;
  fields: CellLine['fields'];
}

/** A text of the merchant with its date, set apart from the customer's, in one line. */
function MerchantReply({ entity, record, fields: [text, date] }: MerchantReplyProps) {
  const labels = useEntityLabels(entity);
  const Text = cells[text.kind];
  const Instant = cells.instant;
  return (
    <span className={styles.own}>
      {date ? (
        <Instant value={date.value} path={date.path} record={record} entity={entity} line="second" />
      ) : (
        <span className={textStyles.smallThird}>{labels.field(text.path)}</span>
      )}
      <TruncatedText lines={1}>
        <Text value={text.value} path={text.path} record={record} entity={entity} line="second" />
      </TruncatedText>
    </span>
  );
}
