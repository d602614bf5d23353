import { createContext } from 'react';

/** Why a record is flagged. A flag is a hint only; flagged records are never hidden. */
export type FlagRule = 'link' | 'contact' | 'shouting' | 'sameText' | 'sameAddress' | 'otherCountry' | 'hidden';

/** A rule that a record matches. */
export interface Flag {
  rule: FlagRule;
  /** Values for the explanation: the passage, a number, the address. */
  found: Readonly<Record<string, string | number>>;
}

/** All flags of a record. */
export interface RecordFlags {
  flags: readonly Flag[];
  marks: HighlightsByField;
}

/** Flags of a page of a list, by record id; records without flags have no entry. */
export type PageFlags = ReadonlyMap<string, RecordFlags>;

/** A range of a text; `to` is exclusive. */
export interface HighlightRange {
  from: number;
  to: number;
}

/** The flagged ranges of a record by field path; sorted, without overlaps. */
export type HighlightsByField = Readonly<Record<string, readonly HighlightRange[]>>;

export const noHighlights: HighlightsByField = {};

/** The ranges to highlight in the current record. */
export const HighlightsContext = createContext(noHighlights);
