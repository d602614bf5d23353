import { createContext } from 'react';

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
