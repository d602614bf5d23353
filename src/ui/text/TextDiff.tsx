import { diffLines, diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import styles from './TextDiff.module.css';

interface TextDiffProps {
  before: string;
  after: string;
}

/** Source text with its removed and added words marked. Long unchanged parts are cut. */
export function TextDiff({ before, after }: TextDiffProps) {
  const parts = useMemo(() => findTextDifferences(before, after), [before, after]);
  return (
    <pre dir="ltr" className={styles.text}>
      {parts.map(({ kind, text }, n) => {
        if (kind === 'same') return text;
        const Tag = kind === 'added' ? 'ins' : 'del';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id and no state
          <Tag key={n} className={styles[kind]}>
            {text}
          </Tag>
        );
      })}
    </pre>
  );
}

/** A part of a text diff. */
interface TextDifference {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Max combined length for a word diff; longer texts are compared by line. */
const MAX_WORD_DIFF_LENGTH = 20_000;
/** Unchanged lines shown around a change. */
const CONTEXT_LINES = 2;

/** Computes the diff of two texts, with long unchanged parts cut to a few context lines. */
function findTextDifferences(before: string, after: string): readonly TextDifference[] {
  const isLong = before.length + after.length > MAX_WORD_DIFF_LENGTH;
  const changes = isLong ? diffLines(before, after) : diffWordsWithSpace(before, after);
  const parts = changes.map(({ value, added, removed }): TextDifference => {
    if (added) return { kind: 'added', text: value };
    return { kind: removed ? 'removed' : 'same', text: value };
  });
  return parts.map((part, n) => (part.kind === 'same' ? clipContext(part, n === 0, n === parts.length - 1) : part));
}

function clipContext({ kind, text }: TextDifference, isFirst: boolean, isLast: boolean): TextDifference {
  const lines = text.split('\n');
  if (lines.length <= 2 * CONTEXT_LINES + 2) return { kind, text };
  const head = isFirst ? [] : lines.slice(0, CONTEXT_LINES + 1);
  const tail = isLast ? [] : lines.slice(-CONTEXT_LINES - 1);
  return { kind, text: [...head, '…', ...tail].join('\n') };
}
