import { useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import { normalizeColumns } from '../../../resources/columns';
import type { Entity } from '../../../resources/entity';
import type { FieldKind } from '../../../resources/field';
import { cells, kindsWithMeaningfulNull } from '../cells/cells';
import { useEntityLabels } from '../entity/entityLabels';
import type { CellProps } from '../records/cell';
import { type ConsoleRecord, getFieldValue, isEmptyValue } from '../records/consoleRecord';
import { AttachmentList } from './AttachmentList';
import styles from './RecordPanel.module.css';

/** Kinds that show more in the panel than in a list. */
const panelCells: Readonly<Partial<Record<FieldKind, ComponentType<CellProps>>>> = { attachments: AttachmentList };

/** All declared fields of a record with their labels, including empty ones. */
export function RecordFields({ entity, record }: { entity: Entity; record: ConsoleRecord }) {
  const labels = useEntityLabels(entity);
  const translate = useTranslate();
  const unknownPaths = new Set(normalizeColumns(entity.list).flatMap(({ name, unknown }) => (unknown ? [name] : [])));
  return (
    <dl className={styles.fields}>
      {Object.entries(entity.fields).map(([path, { kind }]) => {
        const Cell = panelCells[kind] ?? cells[kind];
        const value = getFieldValue(record, path);
        const isEmpty = isEmptyValue(value) && !kindsWithMeaningfulNull.has(kind);
        return (
          <div key={path} className={styles.field}>
            <dt>{labels.field(path)}</dt>
            <dd>
              {isEmpty ? (
                <span className={styles.absent}>
                  {unknownPaths.has(path) ? labels.value(path, 'unknown') : translate('list.value.none')}
                </span>
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
