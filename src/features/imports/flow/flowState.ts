import { type ImportKind, type ImportKindName, importKinds } from '../../../../resources/imports';
import type { CsvParseErrorKind } from '../../../lib/csv/csvParseError';
import type { ParseOptions } from '../../../lib/csv/parseTable';
import { areaKinds, type CellFormats } from '../check/checkCell';
import { dayOrders } from '../check/readDay';
import { decimalSigns } from '../check/readNumber';
import { type RatingRounding, ratingScales } from '../check/readRating';
import { type ColumnFormat, type ColumnReading, isNoneText, type ReadingOption } from '../columns/columnReading';
import type { ColumnMapping } from '../columns/guessColumns';
import type { DuplicateChoice, ImportSummary, TableCorrection } from '../table/importTable';
import type { TableOverview } from '../worker/importSession';

/** File or pasted text. */
export interface ImportSource {
  /** File name; null for pasted rows. */
  name: string | null;
  /** Null if only its rows are stored, without the file. */
  data: Blob | string | null;
}

/** Notes stored with the import, for the team and for the customers. */
export interface ImportNotes {
  adminNote: string;
  customerNote: string;
}

/** Correction of an invalid value that can be repeated in other rows. */
export interface Correction {
  field: string;
  from: string;
  to: string;
  /** Number of other rows with the value. */
  rows: number;
}

/** State of reading the source. */
export type FileReadState =
  | { kind: 'nothing' }
  | { kind: 'reading'; share: number }
  /** Stopped by the user. */
  | { kind: 'stopped' }
  | { kind: 'refused'; issue: { kind: CsvParseErrorKind; line: number | null } }
  /** The worker crashed. */
  | { kind: 'failed' }
  | { kind: 'open' };

/** State of an import being prepared. */
export interface FlowState {
  source: ImportSource | null;
  /** Parse options set by the user. */
  options: ParseOptions;
  reading: FileReadState;
  /** Result of the last successful read. Only current while `reading` is open. */
  table: TableOverview | null;
  mapping: ColumnMapping;
  /** Mapping guessed from headers and values. */
  guessedMapping: ColumnMapping;
  /** Default text for all rows, by field. */
  defaults: Readonly<Record<string, string>>;
  /** How each mapped column is understood, by field; null until the columns have been read. */
  readings: Readonly<Record<string, ColumnReading>> | null;
  /** Formats chosen by the user, by field. Only used if the column can be read in several. */
  formats: Readonly<Record<string, ColumnFormat>>;
  /** How ratings between two stars are rounded; null if they are refused. */
  rounding: RatingRounding | null;
  /** Null until the user has chosen, if rows of one customer have points. */
  duplicates: DuplicateChoice | null;
  /** Null until the user has chosen, if customers have points already. */
  amounts: 'add' | 'replace' | null;
  /** Whether existing customers keep their names and codes. */
  existing: 'keep' | 'replace';
  repeats: 'skip' | 'send';
  /** Unique on this page. Changes when the worker starts again, which has no known rows then. */
  workerId: number;
  notes: ImportNotes;
  /** Null until the rows have been checked. */
  summary: ImportSummary | null;
  isChecking: boolean;
  /** Last correction of an invalid value that other rows have, too; null if there is none. */
  correction: Correction | null;
  /** Corrections since the source was read, in their order. */
  corrections: readonly TableCorrection[];
  /** Number of edited cells and skipped rows. */
  correctionCount: number;
  /** Time of the last change before the import was restored, in milliseconds since the epoch; null if it wasn't. */
  restoredFrom: number | null;
  /** Incremented whenever row views may have changed. */
  revision: number;
}

export const initialFlowState: FlowState = {
  source: null,
  options: {},
  reading: { kind: 'nothing' },
  table: null,
  mapping: {},
  guessedMapping: {},
  defaults: {},
  readings: null,
  formats: {},
  rounding: null,
  duplicates: null,
  amounts: null,
  existing: 'keep',
  repeats: 'skip',
  workerId: 0,
  notes: { adminNote: '', customerNote: '' },
  summary: null,
  isChecking: false,
  correction: null,
  corrections: [],
  correctionCount: 0,
  restoredFrom: null,
  revision: 0,
};

/** Returns true if a field has a column or a default. */
const isFilled = ({ mapping, defaults }: FlowState, field: string) =>
  mapping[field] !== undefined || (defaults[field] ?? '').trim() !== '';

/** Returns the required fields without a column or default. */
export function getMissingFields(kind: ImportKindName, state: FlowState): string[] {
  const fields = Object.entries(importKinds[kind].fields);
  return fields.flatMap(([name, { required }]) => (required && !isFilled(state, name) ? [name] : []));
}

/** Returns the fields with a column or default, in the order of the declaration. */
export function getFilledFields(kind: ImportKindName, state: FlowState): string[] {
  return Object.keys(importKinds[kind].fields).filter((name) => isFilled(state, name));
}

/** Returns the way in which a mapped column is read; null if the user has to choose one, or it hasn't been read. */
export function getReadingOption({ readings, formats }: FlowState, field: string): ReadingOption | null {
  const options = readings?.[field]?.options ?? [];
  const chosen = options.find(({ format }) => format !== null && format === formats[field]);
  return chosen ?? (options.length === 1 ? (options[0] ?? null) : null);
}

/** Returns the mapped fields whose values could mean several things, and for which nothing has been chosen. */
export function getUndecidedFields(state: FlowState): string[] {
  return Object.keys(state.readings ?? {}).filter((field) => getReadingOption(state, field) === null);
}

/** Returns true if all required fields are filled, and the meaning of all values is known. */
export const canCheckRows = (kind: ImportKindName, state: FlowState): boolean =>
  state.reading.kind === 'open' &&
  state.readings !== null &&
  getMissingFields(kind, state).length === 0 &&
  getUndecidedFields(state).length === 0;

/** Whether points are imported. */
export const hasPoints = (kind: ImportKindName, state: FlowState): boolean => {
  const { sumField }: ImportKind = importKinds[kind];
  return sumField !== undefined && isFilled(state, sumField);
};

/** Whether the user has to choose which of several rows of a customer is sent, since their points may be summed. */
export const isDuplicateUndecided = (kind: ImportKindName, state: FlowState): boolean =>
  state.duplicates === null && (state.summary?.persons ?? 0) > 0 && hasPoints(kind, state);

/** Returns the formats for checking the rows. An import has at most one field of each kind that has formats. */
export function getCellFormats(kind: ImportKindName, state: FlowState, now: string): CellFormats {
  const find = <Format extends ColumnFormat>(fieldKind: string, formats: readonly Format[]): Format | null => {
    const fields = Object.entries(importKinds[kind].fields).filter(([, field]) => field.kind === fieldKind);
    const found = fields.map(([name]) => getReadingOption(state, name)?.format).find((format) => format != null);
    return formats.find((format) => format === found) ?? null;
  };
  return {
    decimal: find('points', decimalSigns),
    dayOrder: find('day', dayOrders),
    ratingScale: find('rating', ratingScales) ?? 5,
    area: find('country', areaKinds),
    rounding: state.rounding,
    isNoneText: isNoneText(Object.values(state.readings ?? {})),
    isMidnightDay: Object.values(state.readings ?? {}).some(({ isMidnightDay }) => isMidnightDay),
    now,
  };
}
