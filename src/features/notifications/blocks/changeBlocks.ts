/** Inserts, moves, duplicates and removes blocks by splicing their source. */
import { applySplices } from '../markup/splice';
import { type Block, type BlockList, getSource } from './block';

/** Inserts a block after the one at index `after`; -1 inserts it first. */
export function insertBlock(source: string, list: BlockList, after: number, block: string): string {
  const { at, text } = getInsertion(list, after, block);
  return applySplices(source, [{ from: at, to: at, text }]);
}

function getInsertion({ blocks, end }: BlockList, after: number, block: string) {
  const before = blocks[after];
  const first = blocks[0];
  if (before) return { at: before.to, text: `\n${block}` };
  return first ? { at: first.from, text: `${block}\n` } : { at: end, text: block };
}

/** Removes a block and its line break. */
export function removeBlock(source: string, block: Block): string {
  return applySplices(source, [{ ...extendToLineStart(source, block), text: '' }]);
}

/** Inserts a copy of a block after it. */
export function duplicateBlock(source: string, block: Block): string {
  return applySplices(source, [{ from: block.to, to: block.to, text: `\n${getSource(source, block)}` }]);
}

/** Moves a block within its list. Indexes start at 0. */
export function moveBlock(source: string, list: BlockList, from: number, to: number): string {
  const block = list.blocks[from];
  const target = list.blocks[to];
  if (!block || !target || from === to) return source;
  const blockSource = getSource(source, block);
  const at = from < to ? target.to : target.from;
  const text = from < to ? `\n${blockSource}` : `${blockSource}\n`;
  return applySplices(source, [
    { ...extendToLineStart(source, block), text: '' },
    { from: at, to: at, text },
  ]);
}

/** Extends a block's range by the preceding line break and indentation, if the block starts a line. */
function extendToLineStart(source: string, { from, to }: Block) {
  const line = /\n[ \t]*$/.exec(source.slice(0, from));
  return { from: from - (line?.[0].length ?? 0), to };
}
