/** Why a file can't be parsed as a table. */
export type CsvParseErrorKind =
  /** Larger than {@link import('./parseTable').MAX_FILE_BYTES}. */
  | 'tooLarge'
  /** Contains only blank lines. */
  | 'empty'
  /** Binary content, such as an image or an archive. */
  | 'notText'
  /** A web page, XML or JSON. Many shops save web pages as .xls. */
  | 'notTable'
  /** A workbook in another format than .xlsx, or protected by a password. */
  | 'otherWorkbook'
  /** A workbook that can't be read. */
  | 'damagedWorkbook'
  /** An opening quote without a closing quote within the maximum record length, or too many of them. */
  | 'unclosedQuote'
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
