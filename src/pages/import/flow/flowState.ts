import { type ImportKindName, importKinds } from '../../../../resources/imports';
import type { ReadOptions } from '../../../lib/csv/readTable';
import type { TableFaultKind } from '../../../lib/csv/tableFault';
import type { DayFormat, DecimalSign } from '../check/formats';
import type { Mapping } from '../columns/guessColumns';
import type { PossibleFormats } from '../columns/guessFormats';
import type { DuplicateChoice, ImportSummary } from '../table/importTable';
import type { TableOverview } from '../worker/importSession';

/** Where the rows come from. */
export interface ImportSource {
  /** Name of the file; null for pasted rows. */
  name: string | null;
  data: Blob | string;
}

/** What is said of the import, to the team and to the customers. */
export interface ImportNotes {
  adminNote: string;
  customerNote: string;
}

/** What became of the source. */
export type Reading =
  | { kind: 'nothing' }
  | { kind: 'reading'; share: number }
  /** The merchant stopped it. */
  | { kind: 'stopped' }
  | { kind: 'refused'; fault: { kind: TableFaultKind; line: number | null } }
  /** The reading itself broke down. */
  | { kind: 'failed' }
  | { kind: 'open' };

/** An import while it is prepared, as the page shows it. */
export interface FlowState {
  source: ImportSource | null;
  /** What the merchant said of the file. */
  options: ReadOptions;
  reading: Reading;
  /** What was found in the source when it was last read; it holds while `reading` is open. */
  table: TableOverview | null;
  mapping: Mapping;
  /** The columns as they were guessed. */
  guessed: Mapping;
  /** One text for every row, by field. */
  defaults: Readonly<Record<string, string>>;
  possible: PossibleFormats;
  decimal: DecimalSign;
  /** Null while the merchant has yet to say it. */
  day: DayFormat | null;
  duplicates: DuplicateChoice;
  notes: ImportNotes;
  /** Null until the rows are checked. */
  summary: ImportSummary | null;
  isChecking: boolean;
  /** Cells that were corrected, and rows that were left out, by hand. */
  corrections: number;
  /** Grows whenever rows may look otherwise than before. */
  turn: number;
}

export const emptyFlow: FlowState = {
  source: null,
  options: {},
  reading: { kind: 'nothing' },
  table: null,
  mapping: {},
  guessed: {},
  defaults: {},
  possible: { decimals: [], days: [] },
  decimal: '.',
  day: 'iso',
  duplicates: 'last',
  notes: { adminNote: '', customerNote: '' },
  summary: null,
  isChecking: false,
  corrections: 0,
  turn: 0,
};

/** Whether a field gets its texts from somewhere. */
const isFilled = ({ mapping, defaults }: FlowState, field: string) =>
  mapping[field] !== undefined || (defaults[field] ?? '').trim() !== '';

/** The required fields that nothing fills yet. */
export function missingFields(kind: ImportKindName, state: FlowState): string[] {
  const fields = Object.entries(importKinds[kind].fields);
  return fields.flatMap(([name, { required }]) => (required && !isFilled(state, name) ? [name] : []));
}

/** The fields that something fills, those that are required first among equals: in the order of the declaration. */
export function filledFields(kind: ImportKindName, state: FlowState): string[] {
  return Object.keys(importKinds[kind].fields).filter((name) => isFilled(state, name));
}

/** Whether the rows can be checked: what is required is mapped, and dates can be read in one way. */
export const isMapped = (kind: ImportKindName, state: FlowState): boolean =>
  state.reading.kind === 'open' && state.day !== null && missingFields(kind, state).length === 0;
