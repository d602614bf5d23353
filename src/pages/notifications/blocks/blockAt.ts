import type { Place } from '../markup/htmlTree';
import { type Splice, spliced } from '../markup/splice';
import type { Block, BlockList } from './block';

/** Where a block stands: its number, and for one in a column those of the block, the column and its own: `2.1.0`. */
export type BlockPath = string;

/** A list of blocks: '' for that of the e-mail, for a column the path of its block and its number: `2.1`. */
export type ListPath = string;

export interface PlacedBlock {
  path: BlockPath;
  block: Block;
}

/** All blocks with those in columns, each by its path. */
export function placedBlocks(blocks: readonly Block[], above = ''): readonly PlacedBlock[] {
  return blocks.flatMap((block, n) => {
    const path = `${above}${n}`;
    const inner = block.columns.flatMap((column, c) => placedBlocks(column.blocks, `${path}.${c}.`));
    return [{ path, block }, ...inner];
  });
}

/** The list of a path; null where there is none. */
export function listOn(list: BlockList, path: ListPath): BlockList | null {
  if (path === '') return list;
  const column = path.lastIndexOf('.');
  return blockOn(list, path.slice(0, column))?.columns[Number(path.slice(column + 1))] ?? null;
}

/** The block of a path; null where there is none. */
export function blockOn(list: BlockList, path: BlockPath): Block | null {
  const place = path.lastIndexOf('.');
  return listOn(list, path.slice(0, Math.max(0, place)))?.blocks[Number(path.slice(place + 1))] ?? null;
}

/** The innermost block that holds a place; null where none does. */
export function blockAt(blocks: readonly Block[], { from, to }: Place): PlacedBlock | null {
  return placedBlocks(blocks).findLast(({ block }) => block.from <= from && to <= block.to) ?? null;
}

/** The source for a preview, in which a click finds the block. It is never saved. */
export function withPicks(source: string, blocks: readonly Block[]): string {
  const splices = placedBlocks(blocks)
    .filter(({ block }) => block.columns.length === 0)
    .flatMap(({ path, block }): Splice[] => {
      const tag = /^<[a-z][\w-]*/i.exec(source.slice(block.from, block.to))?.[0];
      const at = block.from + (tag?.length ?? 0);
      const mark = ` data-pick="${path}"`;
      if (tag) return [{ from: at, to: at, text: mark }];
      return [
        { from: block.from, to: block.from, text: `<span${mark}>` },
        { from: block.to, to: block.to, text: '</span>' },
      ];
    });
  return spliced(source, splices);
}
