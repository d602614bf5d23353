/** Assigns stable ids to blocks, which are re-parsed on every change. */

export interface IdentifiedBlock {
  id: string;
  source: string;
}

/**
 * Carries block ids over a change: an unchanged block keeps its id even if it moved, and a block edited in place keeps
 * its id too.
 * @param createId creates a new id
 */
export function assignBlockIds(
  previousBlocks: readonly IdentifiedBlock[],
  sources: readonly string[],
  createId: () => string,
): readonly IdentifiedBlock[] {
  const unassigned = [...previousBlocks];
  const take = (block: IdentifiedBlock | undefined) => {
    if (block) unassigned.splice(unassigned.indexOf(block), 1);
    return block?.id;
  };
  // Match by index first, so that two identical blocks keep their own ids.
  const sameIndexIds = sources.map((source, n) =>
    take(previousBlocks[n]?.source === source ? previousBlocks[n] : undefined),
  );
  const sameSourceIds = sources.map(
    (source, n) => sameIndexIds[n] ?? take(unassigned.find((block) => block.source === source)),
  );
  const hasSameCount = previousBlocks.length === sources.length;
  return sources.map((source, n) => {
    const editedBlock = hasSameCount ? previousBlocks[n] : undefined;
    const id =
      sameSourceIds[n] ?? take(editedBlock && unassigned.includes(editedBlock) ? editedBlock : undefined) ?? createId();
    return { id, source };
  });
}
