/** Parses the HTML of an email into blocks. Source between blocks is left untouched. */

import { type ElementNode, type HtmlNode, parseHtml } from '../../../lib/html/parseHtml';
import { memoizeLast } from '../../../lib/memoizeLast';
import type { Block, BlockColumn, BlockList } from './block';
import { toElementBlock, toInlineBlock, toRawBlock } from './toBlock';

/** Layout elements that contain blocks but are not blocks themselves. */
const tableElements = ['html', 'body', 'table', 'tbody', 'thead', 'tfoot', 'tr'];
const containerElements = ['body', 'td', 'th', 'div', 'center', 'main', 'section', 'article', 'header', 'footer'];
/** Elements that render nothing. */
const hiddenElements = [
  'head',
  'style',
  'title',
  'meta',
  'link',
  'base',
  'script',
  'noscript',
  'template',
  'col',
  'colgroup',
];
const inlineElements =
  'a abbr b big br cite code em font i img kbd mark q s samp small span strike strong sub sup time tt u'.split(' ');

/** Returns the blocks of a source in document order. */
export function parseBlocks(source: string): BlockList {
  const nodes = parseHtml(source);
  const blocks = parseNodes(nodes, source, true);
  return { blocks, end: blocks.at(-1)?.to ?? findContentEnd(nodes) ?? source.length };
}

/** Memoizes the last call: the preview and all block fields parse the same source. */
export const parseBlocksMemoized: (source: string) => BlockList = memoizeLast(parseBlocks);

/** @param allowsText whether the nodes may contain text directly */
function parseNodes(nodes: readonly HtmlNode[], source: string, allowsText: boolean): Block[] {
  const blocks: Block[] = [];
  let run: HtmlNode[] = [];
  const flushRun = () => {
    const content = trimBlankNodes(run);
    run = [];
    const [first] = content;
    const last = content.at(-1);
    if (first && last) blocks.push(toInlineBlock({ from: first.from, to: last.to }, content, source));
  };
  for (const node of nodes) {
    if (isInline(node)) {
      if (allowsText) run.push(node);
      continue;
    }
    flushRun();
    if (node.kind === 'element') blocks.push(...parseElement(node, source));
  }
  flushRun();
  return blocks;
}

function parseElement(element: ElementNode, source: string): readonly Block[] {
  const { name, children, from, to } = element;
  // Unmatched end tag.
  if (hiddenElements.includes(name) || source.startsWith('</', from)) return [];
  const block = parseColumns(element, source) ?? toElementBlock(element, source);
  if (block) return [block];
  if (tableElements.includes(name) && !containerElements.includes(name)) return parseNodes(children, source, false);
  if (containerElements.includes(name)) return parseNodes(children, source, true);
  return [toRawBlock({ from, to }, source)];
}

/** Returns a `columns` block for a table that has one row with several cells, or null. */
function parseColumns(table: ElementNode, source: string): Block | null {
  if (table.name !== 'table') return null;
  const rows = getChildElements(table).flatMap((part) => (part.name === 'tr' ? [part] : getChildElements(part)));
  const [row] = rows;
  if (!row || rows.length > 1) return null;
  const cells = getChildElements(row).filter(({ name }) => name === 'td' || name === 'th');
  if (cells.length < 2) return null;
  const columns = cells.map(({ children, inner }): BlockColumn => {
    const blocks = parseNodes(children, source, true);
    return { blocks, end: blocks.at(-1)?.to ?? inner.to };
  });
  return { kind: 'columns', from: table.from, to: table.to, fields: {}, columns };
}

const getChildElements = ({ children }: ElementNode): ElementNode[] =>
  children.filter((node) => node.kind === 'element');

function isInline(node: HtmlNode): boolean {
  if (node.kind !== 'element') return node.kind === 'text';
  // A link around a heading or a table is not inline content.
  return (
    inlineElements.includes(node.name) && node.children.every((child) => child.kind === 'other' || isInline(child))
  );
}

const isBlank = (node: HtmlNode) => node.kind === 'text' && node.text.trim() === '' && !node.text.includes('\u00a0');

function trimBlankNodes(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  const first = nodes.findIndex((node) => !isBlank(node));
  return first < 0 ? [] : nodes.slice(first, nodes.findLastIndex((node) => !isBlank(node)) + 1);
}

/** Returns the offset for the first block of an empty email: the end of its innermost container. */
function findContentEnd(nodes: readonly HtmlNode[]): number | null {
  for (const node of nodes) {
    if (node.kind !== 'element' || hiddenElements.includes(node.name)) continue;
    const inside = findContentEnd(node.children);
    if (inside !== null) return inside;
    if (containerElements.includes(node.name)) return node.inner.to;
  }
  return null;
}
