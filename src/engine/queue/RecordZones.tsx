import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Entity } from '../../../resources/entity';
import { classes } from '../../ui/classes';
import { cells } from '../cells/cells';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useEntityWords } from '../words';
import { QueuePictures } from './QueuePictures';
import styles from './RecordZones.module.css';
import type { Zone, ZoneField } from './zones';

interface FieldsProps {
  entity: Entity;
  record: ConsoleRecord;
  fields: readonly ZoneField[];
}

/** What it is and how it stands, in a line: kind, stars, points, states. `large` where it has no text of its own. */
export function LeadLine({ entity, record, fields, large }: FieldsProps & { large: boolean }) {
  const words = useEntityWords(entity);
  return (
    <div className={classes(styles.lead, large && styles.large)}>
      <span className={styles.kind}>{words.name(1)}</span>
      {fields.map(({ path, kind, value }) => {
        const Cell = cells[kind];
        return <Cell key={path} value={value} path={path} record={record} entity={entity} line="main" />;
      })}
    </div>
  );
}

interface RecordZonesProps extends Omit<FieldsProps, 'fields'> {
  zones: Readonly<Record<Zone, readonly ZoneField[]>>;
  /** Stands below the texts: the box in which the merchant writes. */
  children?: ReactNode;
}

/** Everything else of a record: its texts large, its pictures, the merchant's words on it, and the facts. */
export function RecordZones({ entity, record, zones, children }: RecordZonesProps) {
  const words = useEntityWords(entity);
  const translate = useTranslate();
  const cell = ({ path, kind, value }: ZoneField) => {
    const Cell = kind === 'attachments' ? QueuePictures : cells[kind];
    return <Cell key={path} value={value} path={path} record={record} entity={entity} line="full" />;
  };
  return (
    <>
      {zones.text.map((field) => (
        <div key={field.path} className={styles.text}>
          {cell(field)}
        </div>
      ))}
      {zones.pictures.map(cell)}
      {zones.own.map((field) => (
        <section key={field.path} aria-label={words.field(field.path)} className={styles.own}>
          <h3 className={styles.label}>{words.field(field.path)}</h3>
          {cell(field)}
        </section>
      ))}
      {children}
      <dl aria-label={translate('queue.facts')} className={styles.facts}>
        {zones.facts.map((field) => (
          <div key={field.path} className={styles.fact}>
            <dt className={styles.label}>{words.field(field.path)}</dt>
            <dd>{cell(field)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
