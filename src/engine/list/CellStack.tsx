import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Column, Entity } from '../../../resources/entity';
import type { FieldKind } from '../../../resources/field';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { cells, meaningfulWhenNull, sharingKinds } from '../cells/cells';
import { type ConsoleRecord, isAbsent, valueAt } from '../records/consoleRecord';
import { useEntityWords } from '../words';
import styles from './CellStack.module.css';

interface CellStackProps {
  entity: Entity;
  column: Column;
  record: ConsoleRecord;
  /** Wraps the main line, e.g. in the link that opens the record. */
  wrapMain?: (main: ReactNode) => ReactNode;
}

interface Line {
  path: string;
  kind: FieldKind;
  value: unknown;
}

/** The fields of a column one under the other; those without a value are left out. */
export function CellStack({ entity, column, record, wrapMain }: CellStackProps) {
  const lines = linesOf(entity, column, record);
  const words = useEntityWords(entity);
  if (lines.length === 0 && !wrapMain) return <Nothing />;
  // What opens the record is told in words, also where the record has none of its own.
  const isNameless = wrapMain !== undefined && !lines[0]?.some(({ kind }) => kind !== 'attachments');
  return (
    <span className={styles.stack}>
      {isNameless && (
        <span className={styles.line}>{wrapMain(<span className={styles.nothing}>{words.title(record)}</span>)}</span>
      )}
      {lines.map((fields, index) => {
        const isMain = index === 0 && !isNameless;
        const line = fields.map(({ path, kind, value }) => {
          const Cell = cells[kind];
          return (
            <Cell
              key={path}
              value={value}
              path={path}
              record={record}
              entity={entity}
              line={isMain ? 'main' : 'second'}
            />
          );
        });
        return (
          <span key={fields[0]?.path} className={fields.length > 1 ? styles.shared : styles.line}>
            {isMain && wrapMain ? wrapMain(line) : line}
          </span>
        );
      })}
    </span>
  );
}

/** Fields with a value, line by line; short ones share the line before them. */
function linesOf(entity: Entity, column: Column, record: ConsoleRecord): readonly Line[][] {
  const lines: Line[][] = [];
  for (const path of column.paths) {
    const kind = entity.fields[path]?.kind;
    const value = valueAt(record, path);
    if (kind === undefined || (isAbsent(value) && !meaningfulWhenNull.has(kind))) continue;
    const before = lines.at(-1);
    if (before && sharingKinds.has(kind)) before.push({ path, kind, value });
    else lines.push([{ path, kind, value }]);
  }
  return lines;
}

function Nothing() {
  const translate = useTranslate();
  return (
    <span className={styles.nothing} data-nothing="">
      <span aria-hidden="true">{translate('list.value.none')}</span>
      <VisuallyHidden>{translate('list.value.noneLabel')}</VisuallyHidden>
    </span>
  );
}
