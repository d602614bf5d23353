/** The list with what stands at `from` put at `to`; the same list where nothing stands there. */
export function moved<One>(list: readonly One[], from: number, to: number): readonly One[] {
  const one = list.slice(from, from + 1);
  if (from < 0 || one.length === 0) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, ...one);
}
