/** Adds, moves, copies and takes away blocks: by cutting and pasting whole pieces of the source. */
import { spliced } from '../markup/splice';
import { type Block, type BlockList, sourceOf } from './block';

/** Puts a block behind another of the list; first with -1. */
export function insertBlock(source: string, list: BlockList, after: number, block: string): string {
  const { at, text } = insertion(list, after, block);
  return spliced(source, [{ from: at, to: at, text }]);
}

function insertion({ blocks, end }: BlockList, after: number, block: string) {
  const before = blocks[after];
  const first = blocks[0];
  if (before) return { at: before.to, text: `\n${block}` };
  return first ? { at: first.from, text: `${block}\n` } : { at: end, text: block };
}

/** Takes a block away, with the line that it stood on. */
export function removeBlock(source: string, block: Block): string {
  return spliced(source, [{ ...withLine(source, block), text: '' }]);
}

/** Puts a copy of a block behind it. */
export function duplicateBlock(source: string, block: Block): string {
  return spliced(source, [{ from: block.to, to: block.to, text: `\n${sourceOf(source, block)}` }]);
}

/** Puts a block of a list at another place of it, from 0. */
export function moveBlock(source: string, list: BlockList, from: number, to: number): string {
  const block = list.blocks[from];
  const target = list.blocks[to];
  if (!block || !target || from === to) return source;
  const piece = sourceOf(source, block);
  const at = from < to ? target.to : target.from;
  const text = from < to ? `\n${piece}` : `${piece}\n`;
  return spliced(source, [
    { ...withLine(source, block), text: '' },
    { from: at, to: at, text },
  ]);
}

/** The place of a block with the line break and the indent before it, where it begins a line. */
function withLine(source: string, { from, to }: Block) {
  const line = /\n[ \t]*$/.exec(source.slice(0, from));
  return { from: from - (line?.[0].length ?? 0), to };
}
