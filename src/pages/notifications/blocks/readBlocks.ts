/** Sees an e-mail as blocks. What is no block stands between them, and stays as it is. */
import { lastOf } from '../../../lib/lastOf';
import { type ElementNode, type HtmlNode, readHtml } from '../markup/htmlTree';
import type { Block, BlockList, Column } from './block';
import { elementBlock, inlineBlock, rawBlock } from './kinds';

/** Elements that hold the parts of an e-mail without being one. */
const structure = ['html', 'body', 'table', 'tbody', 'thead', 'tfoot', 'tr'];
const holders = ['body', 'td', 'th', 'div', 'center', 'main', 'section', 'article', 'header', 'footer'];
/** Elements that show nothing, or that nobody sees. */
const unseen = ['head', 'style', 'title', 'meta', 'link', 'base', 'script', 'noscript', 'template', 'col', 'colgroup'];
const inline =
  'a abbr b big br cite code em font i img kbd mark q s samp small span strike strong sub sup time tt u'.split(' ');

/** Every block of a source, in its order. */
export function readBlocks(source: string): BlockList {
  const nodes = readHtml(source);
  const blocks = blocksIn(nodes, source, true);
  return { blocks, end: blocks.at(-1)?.to ?? endOf(nodes) ?? source.length };
}

/** The same, read once for all that ask while nothing else is read: the preview and each field that is typed in. */
export const knownBlocks: (source: string) => BlockList = lastOf(readBlocks);

/** @param isHolder whether text may stand directly among the nodes */
function blocksIn(nodes: readonly HtmlNode[], source: string, isHolder: boolean): Block[] {
  const blocks: Block[] = [];
  let run: HtmlNode[] = [];
  const endRun = () => {
    const seen = trimmed(run);
    run = [];
    const [first] = seen;
    const last = seen.at(-1);
    if (first && last) blocks.push(inlineBlock({ from: first.from, to: last.to }, seen, source));
  };
  for (const node of nodes) {
    if (isInline(node)) {
      if (isHolder) run.push(node);
      continue;
    }
    endRun();
    if (node.kind === 'element') blocks.push(...blocksOf(node, source));
  }
  endRun();
  return blocks;
}

function blocksOf(element: ElementNode, source: string): readonly Block[] {
  const { name, children, from, to } = element;
  // An end tag that ends nothing.
  if (unseen.includes(name) || source.startsWith('</', from)) return [];
  const block = columnsBlock(element, source) ?? elementBlock(element, source);
  if (block) return [block];
  if (structure.includes(name) && !holders.includes(name)) return blocksIn(children, source, false);
  if (holders.includes(name)) return blocksIn(children, source, true);
  return [rawBlock({ from, to }, source)];
}

/** A table of one row with several cells. */
function columnsBlock(table: ElementNode, source: string): Block | null {
  if (table.name !== 'table') return null;
  const rows = within(table).flatMap((part) => (part.name === 'tr' ? [part] : within(part)));
  const [row] = rows;
  if (!row || rows.length > 1) return null;
  const cells = within(row).filter(({ name }) => name === 'td' || name === 'th');
  if (cells.length < 2) return null;
  const columns = cells.map(({ children, inner }): Column => {
    const blocks = blocksIn(children, source, true);
    return { blocks, end: blocks.at(-1)?.to ?? inner.to };
  });
  return { kind: 'columns', from: table.from, to: table.to, fields: {}, columns };
}

const within = ({ children }: ElementNode): ElementNode[] => children.filter((node) => node.kind === 'element');

function isInline(node: HtmlNode): boolean {
  if (node.kind !== 'element') return node.kind === 'text';
  // A link around a heading or a table is no part of a sentence.
  return inline.includes(node.name) && node.children.every((child) => child.kind === 'other' || isInline(child));
}

const isBlank = (node: HtmlNode) => node.kind === 'text' && node.text.trim() === '' && !node.text.includes('\u00a0');

function trimmed(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  const first = nodes.findIndex((node) => !isBlank(node));
  return first < 0 ? [] : nodes.slice(first, nodes.findLastIndex((node) => !isBlank(node)) + 1);
}

/** Where the e-mail's own content ends, where it has none yet: inside its innermost frame. */
function endOf(nodes: readonly HtmlNode[]): number | null {
  for (const node of nodes) {
    if (node.kind !== 'element' || unseen.includes(node.name)) continue;
    const inside = endOf(node.children);
    if (inside !== null) return inside;
    if (holders.includes(node.name)) return node.inner.to;
  }
  return null;
}
