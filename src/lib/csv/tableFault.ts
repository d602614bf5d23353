/** Why a file cannot be read as a table. `line` is counted from 1, as an editor counts. */
export type TableFaultKind =
  /** More bytes than {@link import('./readTable').largestFile}. */
  | 'tooLarge'
  /** Nothing but blank lines. */
  | 'empty'
  /** It holds bytes that no text has: a picture, a spreadsheet's own format, an archive. */
  | 'notText'
  /** The bytes are no text of the encoding that was chosen. */
  | 'encoding'
  /** A quote opens a cell and is never closed, or only far below: the rows between are swallowed. */
  | 'unclosedQuote'
  /** A cell's closing quote is followed by more text. */
  | 'strayQuote'
  /** More columns than a table of rows has. */
  | 'tooManyColumns'
  /** More rows than one import takes. */
  | 'tooManyRows'
  /** The file could not be read from the disk, or changed meanwhile. */
  | 'unreadable';

/** A file that is refused, with the line where it goes wrong where there is one. */
export class TableFault extends Error {
  readonly kind: TableFaultKind;
  readonly line: number | null;

  constructor(kind: TableFaultKind, line: number | null = null) {
    super(line === null ? kind : `${kind} in line ${line}`);
    this.name = 'TableFault';
    this.kind = kind;
    this.line = line;
  }
}
