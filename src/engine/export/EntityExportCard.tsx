import type { Entity } from '../../../resources/entity';
import { type ConsoleRecord, getFieldValue } from '../records/consoleRecord';
import ExportCard from './ExportCard';
import { exportCell } from './exportCell';
import type { ExportRunOptions } from './exportRun';

export interface EntityExport extends Pick<ExportRunOptions<ConsoleRecord>, 'collect' | 'total'> {
  entity: Entity;
  /** Returns the translated heading of a field. */
  heading: (path: string) => string;
}

interface EntityExportCardProps {
  options: EntityExport;
  name: string;
  onClose: () => void;
}

/** The progress card of an export of records: their ids and declared fields. */
export default function EntityExportCard({ options, name, onClose }: EntityExportCardProps) {
  return <ExportCard options={toRunOptions(options)} name={name} onClose={onClose} />;
}

/** Returns the columns of an entity for an export. */
export function toRunOptions({ entity, heading, ...rest }: EntityExport): ExportRunOptions<ConsoleRecord> {
  const paths = Object.keys(entity.fields).filter((path) => path !== '$row');
  const getCell = (record: ConsoleRecord, path: string) => {
    const field = entity.fields[path];
    return field ? exportCell[field.kind](getFieldValue(record, path)) : null;
  };
  return {
    ...rest,
    headings: ['id', ...paths.map(heading)],
    toCells: (record) => [record.id, ...paths.map((path) => getCell(record, path))],
  };
}
