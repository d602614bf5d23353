/** Inserts, moves, duplicates and removes blocks by splicing their source. */

import type { WidgetTheme } from '../../../../resources/widgetTheme';
import { applySplices } from '../markup/splice';
import { type Block, type BlockKind, type BlockList, getSource } from './block';
import { flattenBlocks } from './blockPath';
import { parseBlocks } from './parseBlocks';

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

/** HTML of new blocks, compatible with old email clients. */
const paragraph = '<p style="margin:0 0 16px"></p>';
const cell = `<td width="50%" valign="top" style="padding:0 8px">${paragraph}</td>`;

const defaultSources: Readonly<Record<Exclude<BlockKind, 'button'>, string>> = {
  heading: '<h2 style="margin:0 0 16px;font-size:22px;line-height:28px"></h2>',
  text: paragraph,
  image:
    '<p style="margin:0 0 16px"><img src="" width="560" style="display:block;max-width:100%;height:auto;border:0"></p>',
  divider: '<hr style="margin:24px 0;border:0;border-top:1px solid #d9d9d9">',
  spacer: '<div style="height:24px;line-height:24px">&nbsp;</div>',
  columns: `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${cell}${cell}</tr></table>`,
  raw: '<ul style="margin:0 0 16px;padding:0 24px">\n  <li></li>\n</ul>',
};

/**
 * Returns the source of a new block. Buttons, headings and texts copy the markup of an existing block of their kind, so
 * that they look alike. The first button uses the colors of the widget theme.
 */
export function createBlockSource(kind: BlockKind, source: string, theme: WidgetTheme): string {
  const similarBlock = flattenBlocks(parseBlocks(source).blocks).find(
    ({ block }) => block.kind === kind && isCopyable(block),
  )?.block;
  if (similarBlock) return createEmptyCopy(source, similarBlock);
  if (kind !== 'button') return defaultSources[kind];
  const buttonColors = `background:${theme.btnPrimaryBg ?? '#1c1d1f'};color:${theme.btnPrimaryColor ?? '#ffffff'}`;
  return `<p style="margin:0 0 24px"><a href="" style="display:inline-block;padding:12px 24px;border-radius:6px;${buttonColors};text-decoration:none"></a></p>`;
}

const copyableKinds: readonly BlockKind[] = ['heading', 'text', 'button'];

/** Text without a wrapping tag cannot be copied: it would run into the preceding text. */
const isCopyable = (block: Block) =>
  copyableKinds.includes(block.kind) &&
  !Object.values(block.fields).some(({ createSplices }) => replacesWholeBlock(block, createSplices('')));

const replacesWholeBlock = (block: Block, splices: readonly { from: number; to: number }[]) =>
  splices.some(({ from, to }) => from === block.from && to === block.to);

/** Returns a copy of the block's source with empty fields. */
function createEmptyCopy(source: string, block: Block): string {
  const splices = ['text', 'label', 'href'].flatMap((name) => block.fields[name]?.createSplices('') ?? []);
  let result = getSource(source, block);
  for (const { from, to, text } of splices.toSorted((a, b) => b.from - a.from)) {
    result = result.slice(0, from - block.from) + text + result.slice(to - block.from);
  }
  return result;
}
