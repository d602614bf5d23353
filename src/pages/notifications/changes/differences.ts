import { diffLines, diffWordsWithSpace } from 'diff';

/** A part of a text beside another: in both, or in one alone. `skipped` stands for lines that are the same. */
export interface Difference {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Longest text that is compared word by word; a longer one by its lines. */
const longest = 20_000;
/** Lines that are shown around a difference. */
const around = 2;

/** What was taken out of a text and what was put in, with a few lines around each. */
export function differences(before: string, after: string): readonly Difference[] {
  const isLong = before.length + after.length > longest;
  const changes = isLong ? diffLines(before, after) : diffWordsWithSpace(before, after);
  const parts = changes.map(({ value, added, removed }): Difference => {
    if (added) return { kind: 'added', text: value };
    return { kind: removed ? 'removed' : 'same', text: value };
  });
  return parts.map((part, n) => (part.kind === 'same' ? clipped(part, n === 0, n === parts.length - 1) : part));
}

function clipped({ kind, text }: Difference, isFirst: boolean, isLast: boolean): Difference {
  const lines = text.split('\n');
  if (lines.length <= 2 * around + 2) return { kind, text };
  const head = isFirst ? [] : lines.slice(0, around + 1);
  const tail = isLast ? [] : lines.slice(-around - 1);
  return { kind, text: [...head, '…', ...tail].join('\n') };
}
