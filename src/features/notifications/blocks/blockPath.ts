import type { TextRange } from '../../../lib/html/parseHtml';
import { applySplices, type Splice } from '../markup/splice';
import type { Block, BlockList } from './block';

/** Path of a block: its index, or for a nested block `<block>.<column>.<index>`, for example `2.1.0`. */
export type BlockPath = string;

/** Path of a block list: '' for the email itself, `<block>.<column>` for a column, for example `2.1`. */
export type ListPath = string;

export interface BlockWithPath {
  path: BlockPath;
  block: Block;
}

/** Returns all blocks with their paths, including nested ones. */
export function flattenBlocks(blocks: readonly Block[], prefix = ''): readonly BlockWithPath[] {
  return blocks.flatMap((block, n) => {
    const path = `${prefix}${n}`;
    const inner = block.columns.flatMap((column, columnIndex) =>
      flattenBlocks(column.blocks, `${path}.${columnIndex}.`),
    );
    return [{ path, block }, ...inner];
  });
}

/** Returns the block list at a path, or null if there is none. */
export function getListAtPath(list: BlockList, path: ListPath): BlockList | null {
  if (path === '') return list;
  const dotIndex = path.lastIndexOf('.');
  return getBlockAtPath(list, path.slice(0, dotIndex))?.columns[Number(path.slice(dotIndex + 1))] ?? null;
}

/** Returns the block at a path, or null if there is none. */
export function getBlockAtPath(list: BlockList, path: BlockPath): Block | null {
  const dotIndex = path.lastIndexOf('.');
  return getListAtPath(list, path.slice(0, Math.max(0, dotIndex)))?.blocks[Number(path.slice(dotIndex + 1))] ?? null;
}

/** Returns the innermost block that contains a range, or null if there is none. */
export function findBlockAtOffset(blocks: readonly Block[], { from, to }: TextRange): BlockWithPath | null {
  return flattenBlocks(blocks).findLast(({ block }) => block.from <= from && to <= block.to) ?? null;
}

/** Adds `data-pick` attributes with block paths to the source of a preview. The result is never saved. */
export function annotateForPicking(source: string, blocks: readonly Block[]): string {
  const splices = flattenBlocks(blocks)
    .filter(({ block }) => block.columns.length === 0)
    .flatMap(({ path, block }): Splice[] => {
      const tag = /^<[a-z][\w-]*/i.exec(source.slice(block.from, block.to))?.[0];
      const insertAt = block.from + (tag?.length ?? 0);
      const attribute = ` data-pick="${path}"`;
      if (tag) return [{ from: insertAt, to: insertAt, text: attribute }];
      return [
        { from: block.from, to: block.from, text: `<span${attribute}>` },
        { from: block.to, to: block.to, text: '</span>' },
      ];
    });
  return applySplices(source, splices);
}
