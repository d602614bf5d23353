/** What a new block is written as: as mail programs of any age understand it. */
import type { WidgetTheme } from '../../../../resources/widgetTheme';
import { type Block, type BlockKind, sourceOf } from './block';
import { readBlocks } from './readBlocks';

const paragraph = '<p style="margin:0 0 16px"></p>';
const cell = `<td width="50%" valign="top" style="padding:0 8px">${paragraph}</td>`;

const sources: Readonly<Record<Exclude<BlockKind, 'button'>, string>> = {
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
 * The source of a new block. A button, a heading or a text is written as one that the e-mail has already, so that it
 * looks like it; the first button is in the colours of the shop's widgets.
 */
export function newBlock(kind: BlockKind, source: string, theme: WidgetTheme): string {
  const like = flat(readBlocks(source).blocks).find((block) => block.kind === kind && isModel(block));
  if (like) return emptied(source, like);
  if (kind !== 'button') return sources[kind];
  const colours = `background:${theme.btnPrimaryBg ?? '#1c1d1f'};color:${theme.btnPrimaryColor ?? '#ffffff'}`;
  return `<p style="margin:0 0 24px"><a href="" style="display:inline-block;padding:12px 24px;border-radius:6px;${colours};text-decoration:none"></a></p>`;
}

const modelled: readonly BlockKind[] = ['heading', 'text', 'button'];

/** Text without a tag of its own would run into the text before it. */
const isModel = (block: Block) =>
  modelled.includes(block.kind) && !Object.values(block.fields).some(({ put }) => isWhole(block, put('')));

const isWhole = (block: Block, splices: readonly { from: number; to: number }[]) =>
  splices.some(({ from, to }) => from === block.from && to === block.to);

/** The block with nothing in it. */
function emptied(source: string, block: Block): string {
  const splices = ['text', 'label', 'href'].flatMap((name) => block.fields[name]?.put('') ?? []);
  let result = sourceOf(source, block);
  for (const { from, to, text } of splices.toSorted((one, other) => other.from - one.from)) {
    result = result.slice(0, from - block.from) + text + result.slice(to - block.from);
  }
  return result;
}

/** Blocks with those in their columns. */
const flat = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) => [block, ...block.columns.flatMap((column) => flat(column.blocks))]);
