import { type ReactNode, useContext } from 'react';
import { inPieces } from '../../lib/inPieces';
import styles from './Marked.module.css';
import { MarksContext } from './marks';

/** A text of a record, with its conspicuous passages marked. */
export function Marked({ path, text }: { path: string; text: string | null }) {
  const marks = useContext(MarksContext)[path];
  if (!marks || text === null) return inPieces(text);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { from, to } of marks) {
    parts.push(
      inPieces(text.slice(end, from)),
      <mark key={from} className={styles.mark}>
        {inPieces(text.slice(from, to))}
      </mark>,
    );
    end = to;
  }
  return [...parts, inPieces(text.slice(end))];
}
