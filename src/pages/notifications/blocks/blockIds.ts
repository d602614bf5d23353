/** Names for blocks that stay theirs while an e-mail is edited: blocks themselves are read anew at every change. */

export interface NamedBlock {
  id: string;
  source: string;
}

/**
 * Names of the blocks after a change: what is the same keeps its name, wherever it is now; what was changed in its
 * place keeps it too.
 * @param next gives a new name
 */
export function nameBlocks(
  before: readonly NamedBlock[],
  sources: readonly string[],
  next: () => string,
): readonly NamedBlock[] {
  const free = [...before];
  const take = (found: NamedBlock | undefined) => {
    if (found) free.splice(free.indexOf(found), 1);
    return found?.id;
  };
  // In place first, so that of two equal blocks each keeps its own.
  const inPlace = sources.map((source, n) => take(before[n]?.source === source ? before[n] : undefined));
  const moved = sources.map((source, n) => inPlace[n] ?? take(free.find((one) => one.source === source)));
  const isSameCount = before.length === sources.length;
  return sources.map((source, n) => {
    const changed = isSameCount ? before[n] : undefined;
    const id = moved[n] ?? take(changed && free.includes(changed) ? changed : undefined) ?? next();
    return { id, source };
  });
}
