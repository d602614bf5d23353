import type { Marks } from './marks';

/** Why a record is conspicuous. None of them says that it is bad, and none hides anything. */
export type FlagRule = 'link' | 'contact' | 'shouting' | 'sameText' | 'sameAddress' | 'otherCountry';

/** One rule that a record met. */
export interface Flag {
  rule: FlagRule;
  /** What the explanation of the rule names: what was found, how many, from where. */
  found: Readonly<Record<string, string | number>>;
}

/** All that is conspicuous about a record. */
export interface RecordFlags {
  flags: readonly Flag[];
  marks: Marks;
}

/** What is conspicuous on a page of a list, by the id of the record; those that are not are not in it. */
export type PageFlags = ReadonlyMap<string, RecordFlags>;
