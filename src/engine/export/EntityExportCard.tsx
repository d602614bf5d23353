import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { type ConsoleRecord, getFieldValue } from '../records/consoleRecord';
import ExportCard from './ExportCard';
import { type ExportPart, exportCell, exportParts } from './exportCell';
import type { ExportRunOptions } from './exportRun';

export interface EntityExport extends Pick<ExportRunOptions<ConsoleRecord>, 'collect' | 'total'> {
  entity: Entity;
  /** Returns the translated heading of a field, or of a part of it. */
  heading: (path: string, part?: ExportPart['name']) => string;
}

interface EntityExportCardProps {
  options: EntityExport;
  name: string;
  onClose: () => void;
}

/** The progress card of an export of records: their ids and declared fields. */
export default function EntityExportCard({ options, name, onClose }: EntityExportCardProps) {
  const translate = useTranslate();
  const heading: EntityExport['heading'] = (path, part) =>
    part === undefined ? options.heading(path) : translate(`export.${part}`, { field: options.heading(path) });
  return <ExportCard options={toRunOptions({ ...options, heading })} name={name} onClose={onClose} />;
}

/** Returns the columns of an entity for an export. */
export function toRunOptions({ entity, heading, ...rest }: EntityExport): ExportRunOptions<ConsoleRecord> {
  const columns = Object.entries(entity.fields)
    .filter(([path]) => path !== '$row')
    .flatMap(([path, { kind }]) => [
      { path, heading: heading(path), toCell: exportCell[kind] },
      ...(exportParts[kind] ?? []).map(({ name, toCell }) => ({ path, heading: heading(path, name), toCell })),
    ]);
  return {
    ...rest,
    headings: ['id', ...columns.map((column) => column.heading)],
    toCells: (record) => [record.id, ...columns.map(({ path, toCell }) => toCell(getFieldValue(record, path)))],
  };
}
