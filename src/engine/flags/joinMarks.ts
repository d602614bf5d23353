import type { Mark } from './marks';

/** Passages in their order, those that meet or overlap as one. */
export function joinMarks(marks: readonly Mark[]): readonly Mark[] {
  const joined: Mark[] = [];
  for (const { from, to } of marks.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else if (to > from) joined.push({ from, to });
  }
  return joined;
}
