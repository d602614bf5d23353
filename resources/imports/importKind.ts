/** The vocabulary of an import: what rows of one kind hold, how they are checked, and where they go. */

/** What a cell holds; each kind has one check (`src/pages/import/check`). */
export type ImportFieldKind =
  | 'text'
  | 'email'
  /** A whole number, negative to deduct. */
  | 'points'
  /** A whole number from 1 to 5. */
  | 'rating'
  /** A day, or a day with a time; sent as an instant. Not in the future. */
  | 'day'
  /** ISO 3166-1 alpha-2. */
  | 'country';

/** How the merchant fills a field that the file has no column for. */
export type ImportFallback = 'text' | 'day' | 'product';

export interface ImportField {
  kind: ImportFieldKind;
  /** A row without it is faulty. */
  required?: boolean;
  /** Longest text, in UTF-16 units. */
  max?: number;
  /** Names of columns that mean this field, in small letters and digits only, as other products' files have them. */
  names: readonly string[];
  fallback?: ImportFallback;
}

/** One kind of import with a file. */
export interface ImportKind {
  name: string;
  /** Path segment after `/admin/data/import/`. */
  path: string;
  fields: Readonly<Record<string, ImportField>>;
  /** One of these must be there in every row. */
  oneOf?: readonly string[];
  /** The field that says whose row it is; rows of one person are found by it. */
  key?: string;
  /** The field that is added up when the rows of one person are made one. */
  sum?: string;
  /** Rows of one call. */
  batch: number;
  /** Whether a note for the team and one for the customer go along. */
  hasNotes?: boolean;
  /** The field whose negative takes the import back. */
  inverse?: string;
}
