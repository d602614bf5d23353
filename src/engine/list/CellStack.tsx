import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Column, Entity } from '../../../resources/entity';
import { Fold } from '../../ui/Fold';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { cells, restingKinds } from '../cells/cells';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useEntityWords } from '../words';
import styles from './CellStack.module.css';
import { type CellField, type CellLine, cellLines } from './cellLines';
import { OwnWords } from './OwnWords';

interface CellStackProps {
  entity: Entity;
  column: Column;
  record: ConsoleRecord;
  /** Wraps the main line, e.g. in the link that opens the record. */
  wrapMain?: (main: ReactNode) => ReactNode;
  /** Stands below what the customer gave, and above what the merchant wrote. */
  notes?: ReactNode;
}

/** Lines of the text itself, and of its title. */
const foldedLines = { longText: 4, text: 2 } as const;

/** The fields of a column one under the other; those without a value are left out. */
export function CellStack({ entity, column, record, wrapMain, notes }: CellStackProps) {
  const lines = cellLines(entity, column, record);
  const words = useEntityWords(entity);
  if (lines.length === 0 && !wrapMain) return <Nothing />;
  const [first] = lines;
  // Most cells are one value: it stands by itself, as every element of a row is made and laid out on every page.
  if (!wrapMain && first && lines.length === 1 && isAlone(first))
    return cellOf(entity, record, first.fields[0], 'main');
  // What opens the record is told in words, also where the record has none of its own.
  const isNameless =
    wrapMain !== undefined && (!first || first.kind === 'own' || first.fields[0].kind === 'attachments');
  const main = isNameless ? undefined : first;
  const given = lines.filter(({ kind }) => kind !== 'own');

  const show = (line: CellLine) => (
    <Line
      key={line.kind === 'text' ? `${line.fields[0].path} ${record.id}` : line.fields[0].path}
      entity={entity}
      record={record}
      line={line}
      isMain={line === main}
      wrap={(line === main && wrapMain) || asItIs}
    />
  );
  return (
    <span className={styles.stack}>
      {isNameless && (
        <span className={styles.line}>{wrapMain(<span className={styles.nothing}>{words.title(record)}</span>)}</span>
      )}
      {given.map(show)}
      {notes && <span className={styles.notes}>{notes}</span>}
      {lines
        .filter(({ kind }) => kind === 'own')
        .map(({ fields }) => (
          <OwnWords key={`${fields[0].path} ${record.id}`} entity={entity} record={record} fields={fields} />
        ))}
    </span>
  );
}

interface LineProps {
  entity: Entity;
  record: ConsoleRecord;
  line: CellLine;
  isMain: boolean;
  wrap: (fields: ReactNode) => ReactNode;
}

function Line({ entity, record, line: { kind, fields }, isMain, wrap }: LineProps) {
  const shown = fields.map((field) => cellOf(entity, record, field, isMain ? 'main' : 'second'));
  if (kind === 'text') {
    return (
      <span className={styles.line}>
        <Fold lines={fields[0].kind === 'longText' ? foldedLines.longText : foldedLines.text}>{wrap(shown)}</Fold>
      </span>
    );
  }
  return <span className={fields.length > 1 ? styles.shared : styles.line}>{wrap(shown)}</span>;
}

function isAlone({ kind, fields }: CellLine): boolean {
  return kind === 'plain' && fields.length === 1;
}

function cellOf(entity: Entity, record: ConsoleRecord, { path, kind, value }: CellField, line: 'main' | 'second') {
  const Cell = cells[kind];
  // What was opened or copied in the cell of one record is not in that of the next.
  const key = restingKinds.has(kind) ? path : `${path} ${record.id}`;
  return <Cell key={key} {...{ value, path, record, entity, line }} />;
}

const asItIs = (fields: ReactNode) => fields;

function Nothing() {
  const translate = useTranslate();
  return (
    <span className={styles.nothing} data-nothing="">
      <span aria-hidden="true">{translate('list.value.none')}</span>
      <VisuallyHidden>{translate('list.value.noneLabel')}</VisuallyHidden>
    </span>
  );
}
