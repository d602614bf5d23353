import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { Entity } from '../../../resources/entity';
import type { FieldKind } from '../../../resources/field';
import { toDay } from '../../lib/format/day';
import { collectSelection, type SelectionSource } from '../bulk/collectSelection';
import { useFormatDiscount } from '../cells/useFormatDiscount';
import { useEntityLabels } from '../entity/entityLabels';
import { type Selection, selectedCount } from '../listState/selection';
import { type ConsoleRecord, getFieldValue } from '../records/consoleRecord';
import { getProgramNames, programsQuery } from '../shop/programs';
import ExportCard from './ExportCard';
import { type CellTexts, type ExportPart, exportCell, exportParts } from './exportCell';
import type { ExportRunOptions } from './exportRun';

export interface EntityExport extends Pick<ExportRunOptions<ConsoleRecord>, 'collect' | 'total'> {
  entity: Entity;
  /** Returns the translated heading of a field, of a part of it, or of an instant in UTC. */
  heading: (path: string, part?: ExportPart['name'] | 'utc') => string;
  texts: CellTexts;
}

/** The records of an export: all that match, or only the selected ones among them. */
export interface ExportSource extends Omit<SelectionSource, 'selection'> {
  /** Null for all. */
  selection: Selection | null;
}

interface EntityExportCardProps {
  source: ExportSource;
  onClose: () => void;
}

/** The progress card of an export of records: their ids and declared fields. */
export default function EntityExportCard({ source, onClose }: EntityExportCardProps) {
  const { entity, selection } = source;
  const total = source.total ?? null;
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const formatDiscount = useFormatDiscount();
  let getProgramName = getProgramNames([], translate);
  const [name] = useState(() => `${entity.name}-${toDay(new Date())}.csv`);
  const options: EntityExport = {
    entity,
    heading: (path, part) =>
      part === undefined ? labels.field(path) : translate(`export.${part}`, { field: labels.field(path) }),
    texts: {
      choice: labels.value,
      program: (id) => getProgramName(id),
      discount: formatDiscount,
    },
    total: selection ? selectedCount(selection) : total,
    async collect(onPage, signal) {
      if (Object.values(entity.fields).some(({ kind }) => kind === 'program')) {
        const { data } = await queryClient.fetchQuery(programsQuery(dataProvider));
        getProgramName = getProgramNames(data, translate);
      }
      const all: Selection = { kind: 'all', total: total ?? 0, except: new Map() };
      return collectSelection(dataProvider, { ...source, selection: selection ?? all }, onPage, signal);
    },
  };
  return <ExportCard options={toRunOptions(options)} name={name} onClose={onClose} />;
}

const isInstant = (kind: FieldKind) => kind === 'instant' || kind === 'deadline';

/** Returns the columns of an entity for an export. */
export function toRunOptions({ entity, heading, texts, ...rest }: EntityExport): ExportRunOptions<ConsoleRecord> {
  const columns = Object.entries(entity.fields)
    .filter(([path]) => path !== '$row')
    .flatMap(([path, { kind }]) => [
      // The list shows the time of the browser, the file that of the server.
      { path, heading: isInstant(kind) ? heading(path, 'utc') : heading(path), toCell: exportCell[kind] },
      ...(exportParts[kind] ?? []).map(({ name, toCell }) => ({ path, heading: heading(path, name), toCell })),
    ]);
  return {
    ...rest,
    headings: ['id', ...columns.map((column) => column.heading)],
    toCells: (record) => [
      record.id,
      ...columns.map(({ path, toCell }) => toCell(getFieldValue(record, path), texts, path)),
    ],
  };
}
