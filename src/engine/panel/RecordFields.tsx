import { useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import type { Entity } from '../../../resources/entity';
import type { FieldKind } from '../../../resources/field';
import type { CellProps } from '../cells/cell';
import { cells, meaningfulWhenNull } from '../cells/cells';
import { type ConsoleRecord, isAbsent, valueAt } from '../records/consoleRecord';
import { useEntityWords } from '../words';
import { AttachmentList } from './AttachmentList';
import styles from './RecordPanel.module.css';

/** Kinds that can do more where they have room. */
const panelCells: Readonly<Partial<Record<FieldKind, ComponentType<CellProps>>>> = { attachments: AttachmentList };

/** Every declared field of a record by its name; those without a value say so. */
export function RecordFields({ entity, record }: { entity: Entity; record: ConsoleRecord }) {
  const words = useEntityWords(entity);
  const translate = useTranslate();
  return (
    <dl className={styles.fields}>
      {Object.entries(entity.fields).map(([path, { kind }]) => {
        const Cell = panelCells[kind] ?? cells[kind];
        const value = valueAt(record, path);
        const isEmpty = isAbsent(value) && !meaningfulWhenNull.has(kind);
        return (
          <div key={path} className={styles.field}>
            <dt>{words.field(path)}</dt>
            <dd>
              {isEmpty ? (
                <span className={styles.absent}>{translate('list.value.none')}</span>
              ) : (
                <Cell value={value} path={path} record={record} entity={entity} line="full" />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
