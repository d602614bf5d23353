import { createContext } from 'react';

/** A passage of a text, from its first character to behind its last. */
export interface Mark {
  from: number;
  to: number;
}

/** The conspicuous passages of a record, by the path of the text they stand in; in order, and apart from each other. */
export type Marks = Readonly<Record<string, readonly Mark[]>>;

export const noMarks: Marks = {};

/** Marks of the record that is shown; none where nothing looks at it. */
export const MarksContext = createContext(noMarks);
