import type { Place } from '../markup/htmlTree';
import { type Splice, spliced } from '../markup/splice';
import type { Block } from './block';

/** Where a block stands: its number, and for one in a column those of the block, the column and its own: `2.1.0`. */
export type BlockPath = string;

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
