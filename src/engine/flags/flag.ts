import type { HighlightsByField } from './highlights';

/** Why a record is flagged. A flag is a hint only; flagged records are never hidden. */
export type FlagRule = 'link' | 'contact' | 'shouting' | 'sameText' | 'sameAddress' | 'otherCountry';

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
