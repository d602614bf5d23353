import { type ImportKindName, importKinds } from '../../../../resources/imports';
import type { CsvParseErrorKind } from '../../../lib/csv/csvParseError';
import type { ParseOptions } from '../../../lib/csv/parseTable';
import type { DayFormat, DecimalSign } from '../check/formats';
import type { PossibleFormats } from '../columns/detectFormats';
import type { ColumnMapping } from '../columns/guessColumns';
import type { DuplicateChoice, ImportSummary } from '../table/importTable';
import type { TableOverview } from '../worker/importSession';

/** File or pasted text. */
export interface ImportSource {
  /** File name; null for pasted rows. */
  name: string | null;
  data: Blob | string;
}

/** Notes stored with the import, for the team and for the customers. */
export interface ImportNotes {
  adminNote: string;
  customerNote: string;
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
  possibleFormats: PossibleFormats;
  decimalSign: DecimalSign;
  /** Null until the user chooses one. */
  dayFormat: DayFormat | null;
  duplicates: DuplicateChoice;
  repeats: 'skip' | 'send';
  /** Unique on this page. Changes when the worker starts again, which has no known rows then. */
  workerId: number;
  notes: ImportNotes;
  /** Null until the rows have been checked. */
  summary: ImportSummary | null;
  isChecking: boolean;
  /** Number of edited cells and skipped rows. */
  correctionCount: number;
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
  possibleFormats: { decimals: [], days: [] },
  decimalSign: '.',
  dayFormat: 'iso',
  duplicates: 'last',
  repeats: 'skip',
  workerId: 0,
  notes: { adminNote: '', customerNote: '' },
  summary: null,
  isChecking: false,
  correctionCount: 0,
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

/** Returns true if all required fields are filled and the date format is known. */
export const canCheckRows = (kind: ImportKindName, state: FlowState): boolean =>
  state.reading.kind === 'open' && state.dayFormat !== null && getMissingFields(kind, state).length === 0;
