/** HTML of new blocks, compatible with old email clients. */
import type { WidgetTheme } from '../../../../resources/widgetTheme';
import { type Block, type BlockKind, getSource } from './block';
import { flattenBlocks } from './blockPath';
import { parseBlocks } from './parseBlocks';

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
