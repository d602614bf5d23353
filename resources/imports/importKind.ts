/** Declarative model of an import: columns, validation, and endpoint. */

/** Cell type. Each has one validator (`src/features/imports/check`). */
export type ImportFieldKind =
  | 'text'
  | 'email'
  /** Integer; negative to deduct. */
  | 'points'
  /** Integer from 1 to 5. */
  | 'rating'
  /** Date, or date and time; sent as an instant. Not in the future. */
  | 'day'
  /** ISO 3166-1 alpha-2 code. */
  | 'country'
  /** Word for whether something is public. */
  | 'public';

/** Content of a text field. Columns with other content are not mapped to it. */
type TextContent =
  /** A sentence or more. */
  | 'prose'
  /** A name or a short title. */
  | 'words'
  /** An identifier. */
  | 'code';

/** Input for a field without a column in the file. */
export type ImportFallback = 'text' | 'day' | 'product';

export interface ImportField {
  kind: ImportFieldKind;
  /** Rows without it are invalid. */
  required?: boolean;
  /** Maximum length in UTF-16 units. */
  max?: number;
  /** Content of a `text` field; any text if missing. */
  content?: TextContent;
  /**
   * Headers of columns with this field, the most specific first. They match in any word order, case and spelling
   * (`review_text`, `ReviewText`, `Text of the review`).
   */
  headers: readonly string[];
  /** Headers that mean this field only beside a column of another field that they fit better, such as a comment on a review. */
  laterHeaders?: readonly string[];
  /** Words that a header may also contain without changing its meaning, the most specific first. */
  qualifiers?: readonly string[];
  /** Headers of columns that look like this field and mean something else, such as a balance in money. */
  otherHeaders?: readonly string[];
  /**
   * Name of the field that a `public` field is about, or 'row' for the whole row. It decides whether that is imported,
   * and isn't sent itself.
   */
  decides?: string;
  /**
   * Words of a `public` field that mean public, in lower case; `filled` if any value does, such as the date on which
   * something was published. If an empty cell is among the words, any other value means that it isn't public, also a date.
   */
  words?: readonly string[] | 'filled';
  fallback?: ImportFallback;
}

/** What an import may replace of an existing customer, apart from points. */
export const profileGroups = ['names', 'codes'] as const;
export type ProfileGroup = (typeof profileGroups)[number];

/** Import from a file. */
export interface ImportKind {
  name: string;
  /** Path segment after `/admin/data/import/`. */
  path: string;
  fields: Readonly<Record<string, ImportField>>;
  /** Every row needs at least one of these fields. */
  requireAnyOf?: readonly string[];
  /** Field that identifies the customer; rows with the same value can be merged. */
  key?: string;
  /** Field that is summed when rows are merged. */
  sumField?: string;
  /** Fields of the customer that a row may replace, together with the others of a group. */
  profile?: Readonly<Record<ProfileGroup, readonly string[]>>;
  /** Rows per request. */
  batch: number;
  /** Whether an internal note and a note for the customer are sent. */
  hasNotes?: boolean;
  /** Field that is negated to undo the import. */
  negatableField?: string;
}

/** Fields of the customer that a row may replace, of all groups. */
export const getProfileFields = ({ profile }: ImportKind): readonly string[] => Object.values(profile ?? {}).flat();
