import '../../../i18n/en/areas/panel';
import { useTranslate } from 'ra-core';
import type { ComponentType, ReactNode } from 'react';
import type { Entity } from '../../../resources/entity';
import { classes } from '../../ui/classes';
import textStyles from '../../ui/text/text.module.css';
import { cells, kindsWithMeaningfulNull } from '../cells/cells';
import { useEntityLabels } from '../entity/entityLabels';
import { useMediaItems } from '../media/useMediaItems';
import { MediaButton, useMediaViewer } from '../media/useMediaViewer';
import type { CellProps } from '../records/cell';
import { type ConsoleRecord, isEmptyValue } from '../records/consoleRecord';
import styles from './RecordPanel.module.css';
import type { RecordSection, SectionField } from './recordSections';

interface FieldsProps {
  entity: Entity;
  record: ConsoleRecord;
  fields: readonly SectionField[];
}

/** Summary line of a record: entity, rating, points, and status. `large` if the record has no text. */
export function RecordLead({ entity, record, fields, large }: FieldsProps & { large: boolean }) {
  const labels = useEntityLabels(entity);
  return (
    <div className={classes(styles.lead, large && styles.large)}>
      <span className={styles.kind}>{labels.name(1)}</span>
      {fields.map(({ path, kind, value }) => {
        const Cell = cells[kind];
        return <Cell key={path} value={value} path={path} record={record} entity={entity} line="main" />;
      })}
    </div>
  );
}

interface RecordSectionsProps extends Omit<FieldsProps, 'fields'> {
  sections: Readonly<Record<RecordSection, readonly SectionField[]>>;
  /** Rendered below the texts, such as the composer. */
  children?: ReactNode;
  /** Shows the attachments; large images by default. */
  attachmentsCell?: ComponentType<CellProps>;
}

/** Body of a record: texts, images, the store's replies, and other fields. */
export function RecordSections({
  entity,
  record,
  sections,
  children,
  attachmentsCell = RecordImages,
}: RecordSectionsProps) {
  const labels = useEntityLabels(entity);
  const translate = useTranslate();
  const renderCell = ({ path, kind, value }: SectionField) => {
    if (isEmptyValue(value) && !kindsWithMeaningfulNull.has(kind)) {
      return (
        <span key={path} className={textStyles.third}>
          {labels.value(path, 'unknown')}
        </span>
      );
    }
    const Cell = kind === 'attachments' ? attachmentsCell : cells[kind];
    return <Cell key={path} value={value} path={path} record={record} entity={entity} line="full" />;
  };
  const renderFact = (field: SectionField) => (
    <div key={field.path} className={styles.fact}>
      <dt className={styles.label}>{labels.field(field.path)}</dt>
      <dd>{renderCell(field)}</dd>
    </div>
  );
  return (
    <>
      {sections.text.map((field) => (
        <div key={field.path} className={styles.recordSectionsText}>
          {renderCell(field)}
        </div>
      ))}
      {sections.pictures.map(renderCell)}
      {sections.own.map((field) => (
        <section key={field.path} aria-label={labels.field(field.path)} className={styles.own}>
          <h3 className={styles.label}>{labels.field(field.path)}</h3>
          {renderCell(field)}
        </section>
      ))}
      {children}
      <dl aria-label={translate('panel.facts')} className={styles.facts}>
        {sections.facts.map(renderFact)}
      </dl>
      {sections.more.length > 0 && (
        <details>
          <summary className={textStyles.smallSecond}>{translate('panel.more')}</summary>
          <dl className={styles.facts}>{sections.more.map(renderFact)}</dl>
        </details>
      )}
    </>
  );
}

/** Large images and videos of the record. Each opens the viewer. */
function RecordImages(cell: CellProps) {
  const items = useMediaItems(cell.value);
  const { open, viewer } = useMediaViewer(cell);
  return (
    <>
      <ul className={styles.pictures}>
        {items.map((item, index) => (
          <li key={item.id}>
            <MediaButton
              item={item.kind === 'image' ? { ...item, small: item.src } : item}
              onOpen={() => open(index)}
            />
          </li>
        ))}
      </ul>
      {viewer}
    </>
  );
}
