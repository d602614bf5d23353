/** Why a file can't be parsed as a table. */
export type CsvParseErrorKind =
  /** Larger than {@link import('./parseTable').MAX_FILE_BYTES}. */
  | 'tooLarge'
  /** Contains only blank lines. */
  | 'empty'
  /** Binary content, such as an image, a spreadsheet, or an archive. */
  | 'notText'
  /** Invalid bytes for the chosen encoding. */
  | 'encoding'
  /** An opening quote without a closing quote within the maximum record length. */
  | 'unclosedQuote'
  /** Text after the closing quote of a cell. */
  | 'strayQuote'
  /** More columns than supported. */
  | 'tooManyColumns'
  /** More rows than an import supports. */
  | 'tooManyRows'
  /** The file could not be read, or changed while reading. */
  | 'unreadable';

/** Thrown if a file can't be parsed. `line` is 1-based, or null if the error has no location. */
export class CsvParseError extends Error {
  readonly kind: CsvParseErrorKind;
  readonly line: number | null;

  constructor(kind: CsvParseErrorKind, line: number | null = null) {
    super(line === null ? kind : `${kind} in line ${line}`);
    this.name = 'CsvParseError';
    this.kind = kind;
    this.line = line;
  }
}
