/** Moves the item at `from` to `to`. Returns the same list if there is no such item. */
export function moveItem<One>(list: readonly One[], from: number, to: number): readonly One[] {
  const item = list.slice(from, from + 1);
  if (from < 0 || item.length === 0) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, ...item);
}
