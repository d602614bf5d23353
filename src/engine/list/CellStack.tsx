import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Column, Entity } from '../../../resources/entity';
import { Fold } from '../../ui/Fold';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { cells } from '../cells/cells';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useEntityWords } from '../words';
import styles from './CellStack.module.css';
import { type CellLine, cellLines } from './cellLines';
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
  // What opens the record is told in words, also where the record has none of its own.
  const isNameless =
    wrapMain !== undefined && (!first || first.kind === 'own' || first.fields[0].kind === 'attachments');
  const main = isNameless ? undefined : first;
  const given = lines.filter(({ kind }) => kind !== 'own');

  const show = (line: CellLine) => (
    <Line
      key={line.fields[0].path}
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
      {notes}
      {lines
        .filter(({ kind }) => kind === 'own')
        .map(({ fields }) => (
          <OwnWords key={fields[0].path} entity={entity} record={record} fields={fields} />
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
  const shown = fields.map(({ path, kind, value }) => {
    const Cell = cells[kind];
    return (
      <Cell key={path} value={value} path={path} record={record} entity={entity} line={isMain ? 'main' : 'second'} />
    );
  });
  if (kind === 'text') {
    return (
      <span className={styles.line}>
        <Fold lines={fields[0].kind === 'longText' ? foldedLines.longText : foldedLines.text}>{wrap(shown)}</Fold>
      </span>
    );
  }
  return <span className={fields.length > 1 ? styles.shared : styles.line}>{wrap(shown)}</span>;
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
