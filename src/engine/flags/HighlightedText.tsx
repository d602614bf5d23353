import { type ReactNode, useContext } from 'react';
import { chunkLongText } from '../../lib/format/text';
import { HighlightsContext } from './flag';
import styles from './HighlightedText.module.css';

/** A text of a record with the flagged passages highlighted. */
export function HighlightedText({ path, text }: { path: string; text: string | null }) {
  const marks = useContext(HighlightsContext)[path];
  if (!marks || text === null) return chunkLongText(text);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { from, to } of marks) {
    parts.push(
      chunkLongText(text.slice(end, from)),
      <mark key={from} className={styles.mark}>
        {chunkLongText(text.slice(from, to))}
      </mark>,
    );
    end = to;
  }
  return [...parts, chunkLongText(text.slice(end))];
}
