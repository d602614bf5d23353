import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Column, Entity } from '../../../resources/entity';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { cells, meaningfulWhenNull } from '../cells/cells';
import { type ConsoleRecord, valueAt } from '../records/consoleRecord';
import styles from './CellStack.module.css';

interface CellStackProps {
  entity: Entity;
  column: Column;
  record: ConsoleRecord;
  /** Wraps the main line, e.g. in the link that opens the record. */
  wrapMain?: (main: ReactNode) => ReactNode;
}

/** The fields of a column one under the other; those without a value are left out. */
export function CellStack({ entity, column, record, wrapMain }: CellStackProps) {
  const lines = column.paths.flatMap((path) => {
    const kind = entity.fields[path]?.kind;
    const value = valueAt(record, path);
    const isAbsent = value === null || value === '';
    return kind === undefined || (isAbsent && !meaningfulWhenNull.has(kind)) ? [] : [{ path, kind, value }];
  });
  if (lines.length === 0) return wrapMain ? wrapMain(<Nothing />) : <Nothing />;
  return (
    <span className={styles.stack}>
      {lines.map(({ path, kind, value }, index) => {
        const Cell = cells[kind];
        const cell = (
          <Cell value={value} path={path} record={record} entity={entity} line={index === 0 ? 'main' : 'second'} />
        );
        return (
          <span key={path} className={styles.line}>
            {index === 0 && wrapMain ? wrapMain(cell) : cell}
          </span>
        );
      })}
    </span>
  );
}

function Nothing() {
  const translate = useTranslate();
  return (
    <span className={styles.nothing}>
      <span aria-hidden="true">{translate('list.value.none')}</span>
      <VisuallyHidden>{translate('list.value.noneLabel')}</VisuallyHidden>
    </span>
  );
}
